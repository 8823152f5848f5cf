"""Compiles a Menuet document to Swift source.

Every file that is read is an input and every file that is written an output, so that the action runs in
a sandbox or on another machine alike. The tool is a label: a binary that is checked in, fetched by
`http_archive` from an artifact bundle, or built.
"""

def _menuet_swift_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + "+Menuet.swift")

    # Without a configuration the compiler looks for one in the folders above, which are no inputs.
    configuration = ctx.file.config
    if not configuration:
        configuration = ctx.actions.declare_file(ctx.label.name + ".menuet.json")
        ctx.actions.write(configuration, "{}\n")

    arguments = ctx.actions.args()
    arguments.add("compile")
    arguments.add("--color", "never")

    # What the rule leaves open is left to the configuration.
    if ctx.attr.framework:
        arguments.add("--framework", ctx.attr.framework)
    if ctx.attr.access:
        arguments.add("--access", ctx.attr.access)
    arguments.add("--config", configuration)

    # In a sandbox each input is a symbolic link to the folder that holds it. There is nothing to be
    # read there but the inputs.
    arguments.add("--root", "/")
    arguments.add("-o", output)
    arguments.add(ctx.file.src)

    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = depset([ctx.file.src, configuration], transitive = [depset(ctx.files.deps)]),
        outputs = [output],
        mnemonic = "MenuetCompile",
        progress_message = "Compiling %{input}",
    )
    return [DefaultInfo(files = depset([output]))]

menuet_swift = rule(
    implementation = _menuet_swift_impl,
    doc = "Swift source of a document, for the srcs of a swift_library.",
    attrs = {
        "src": attr.label(
            allow_single_file = [".menuet.xml"],
            mandatory = True,
            doc = "The document.",
        ),
        "deps": attr.label_list(
            allow_files = [".xml", ".xcstrings"],
            doc = "What the document includes, and its String Catalog.",
        ),
        "config": attr.label(
            allow_single_file = [".json"],
            doc = "The menuet.json that is followed; none by default. 'framework' and 'access' of the " +
                  "rule come before its own.",
        ),
        "framework": attr.string(
            default = "",
            doc = "As of 'menuet compile'; that of the configuration by default.",
            values = ["", "uikit", "swiftui", "appkit", "none"],
        ),
        "access": attr.string(
            default = "",
            doc = "As of 'menuet compile'; that of the configuration by default.",
            values = ["", "internal", "package", "public"],
        ),
        "tool": attr.label(
            default = "//:menuet",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
            doc = "The menuet binary, for the machine that runs the action.",
        ),
    },
)
