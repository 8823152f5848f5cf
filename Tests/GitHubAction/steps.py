"""Writes the shell steps of a composite action into files, named after their ids or names.

Usage: steps.py ACTION FOLDER
"""

import pathlib
import re
import sys

import yaml

action = yaml.safe_load(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
folder = pathlib.Path(sys.argv[2])
folder.mkdir()
if action["runs"]["using"] != "composite":
    sys.exit("the action is not a composite one")
for step in action["runs"]["steps"]:
    if ("run" in step) == ("uses" in step):
        sys.exit(f"a step either runs or uses something: {step}")
    if "run" not in step:
        continue
    if step.get("shell") != "bash":
        sys.exit(f"a composite action names the shell of each step: {step}")
    # What the workflow puts in goes through the environment: a title in a script would be run.
    if "${{" in step["run"]:
        sys.exit(f"a script with an expression in it: {step['run']}")
    name = step.get("id") or re.sub(r"[^a-z0-9]+", "-", step["name"].lower())
    (folder / name).write_text(step["run"], encoding="utf-8")
