"""Every failed request is answered in one form: a key, words, perhaps a detail for programmers."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from coalface.server.phrases import translate
from coalface.server.refusal import Refusal
from coalface.server.rest import Problem
from coalface.server.store.checks import first_line
from coalface.text import languages

log = logging.getLogger("coalface.web")

STATUS = {
    "unknown-you": HTTP_401_UNAUTHORIZED,
    "wrong-login": HTTP_403_FORBIDDEN,
    "wrong-code": HTTP_403_FORBIDDEN,
    "not-host": HTTP_403_FORBIDDEN,
    "not-your-seat": HTTP_403_FORBIDDEN,
    "foreign": HTTP_403_FORBIDDEN,
    "only-host": HTTP_403_FORBIDDEN,
    "other-host": HTTP_400_BAD_REQUEST,
    "no-spectators": HTTP_403_FORBIDDEN,
    "unknown-table": HTTP_404_NOT_FOUND,
    "unknown-record": HTTP_404_NOT_FOUND,
    "unknown-game": HTTP_404_NOT_FOUND,
    "unknown-lesson": HTTP_404_NOT_FOUND,
    "unknown-scene": HTTP_404_NOT_FOUND,
    "unknown-line": HTTP_404_NOT_FOUND,
    "bad-name": HTTP_400_BAD_REQUEST,
    "bad-game": HTTP_400_BAD_REQUEST,
    "bad-record": HTTP_400_BAD_REQUEST,
    "bad-components": HTTP_400_BAD_REQUEST,
    "bad-webhook": HTTP_400_BAD_REQUEST,
    "unknown-bot": HTTP_400_BAD_REQUEST,
    "unknown-seat": HTTP_400_BAD_REQUEST,
    "unknown-person": HTTP_400_BAD_REQUEST,
    "too-fast": HTTP_429_TOO_MANY_REQUESTS,
    "unhealthy": HTTP_503_SERVICE_UNAVAILABLE,
    "no-database": HTTP_503_SERVICE_UNAVAILABLE,
    "failed": HTTP_500_INTERNAL_SERVER_ERROR,
}
"""What a refusal is in HTTP; all others: not now."""

AnyRequest = Request[Any, Any, Any]


def lang_of(request: AnyRequest) -> str:
    """Return the language that a browser asks for."""
    asked = str(request.query_params.get("lang") or request.headers.get("accept-language", ""))
    return asked[:2] if asked[:2] in languages() else "en"


def refusal_response(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """Answer a request that the server understands but refuses."""
    words = translate(lang_of(request), f"refused-{refusal.key}", **refusal.values)
    status = STATUS.get(refusal.key, HTTP_409_CONFLICT)
    headers = {"retry-after": refusal.detail} if refusal.key == "too-fast" else {}
    problem = Problem(key=refusal.key, words=words, detail="" if headers else refusal.detail)
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def http_error_response(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer a request that the web application itself refuses."""
    key = "failed" if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR else "unreadable"
    if error.status_code == HTTP_404_NOT_FOUND:
        key = "not-found"
    extra = error.extra if isinstance(error.extra, list) else []
    detail = "; ".join([error.detail, *(str(row.get("message", "")) for row in extra)])[:500]
    problem = Problem(key=key, words=translate(lang_of(request), f"refused-{key}"), detail=detail)
    return Response(
        problem,
        status_code=error.status_code,
        headers=dict(error.headers or {}),
        media_type="application/json",
    )


def database_error_response(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a request that failed since the database does not answer as it should."""
    log.error("%s failed: %s", request.method, first_line(error))
    return refusal_response(request, Refusal("no-database"))


def failure_response(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer a request that failed by a fault of ours: logged, but not described."""
    route = request.scope.get("path_template", "")  # a path may hold the id of a private table
    log.error("%s %s failed", request.method, route, exc_info=error)
    problem = Problem(key="failed", words=translate(lang_of(request), "refused-failed"))
    return Response(
        problem, status_code=HTTP_500_INTERNAL_SERVER_ERROR, media_type="application/json"
    )
