#ifndef MENUET_LIBXML2_SHIM_H
#define MENUET_LIBXML2_SHIM_H

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

#endif
