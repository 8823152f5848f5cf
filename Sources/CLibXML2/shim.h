#ifndef MENUET_LIBXML2_SHIM_H
#define MENUET_LIBXML2_SHIM_H

#include <libxml/xmlversion.h>
// Where libxml2 was built with ICU, its header would bring ICU's own, whose names clash with those of
// the ICU that Foundation brings. They only add fields at the end of a structure that is never looked
// into here.
#undef LIBXML_ICU_ENABLED

#include <libxml/encoding.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

#endif
