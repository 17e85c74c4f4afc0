// Every header in the OpenAPI document, described once; operations refer to them as components.

export interface HeaderDocument {
  readonly description: string
  readonly schema: Readonly<Record<string, unknown>>
  readonly example: string | number
}

export type RequestHeader = keyof typeof requestHeaders
export type ResponseHeader = keyof typeof responseHeaders

export const requestHeaders = {
  'Accept-Language': header('Language of the answer: `th` or `en` (RFC 9110). Defaults to Thai.', 'en'),
  'Accept-Language of the trip': header(
    'Language of the answer: `th` or `en` (RFC 9110). `constraints.language` overrides it. Defaults to the language of the prompt.',
    'en',
  ),
  'X-Request-Id': header(
    'An id for this request, which appears in the logs: 1 to 128 letters, digits, dots, underscores, colons or hyphens. Other values are replaced.',
    'checkout-7f3a',
  ),
  'If-None-Match': header(
    'ETags of the copies that you hold. Returns 304 without a body if one of them is current.',
    '"3f2a9c"',
  ),
  'If-Match': header('ETag of the version that you read. Returns 412 and changes nothing if it is stale.', '"3"'),
  'Idempotency-Key': header(
    'A unique key for this creation: 1 to 255 visible ASCII characters. A call with the same key and body within 24 hours returns the stored answer.',
    'trip-2026-11-21-01',
    { pattern: '^[!-~]{1,255}$' },
  ),
  'X-Share-Token': header(
    'Token of the link by which a trip is shared; see shareTrip.',
    'share_6yJ0v2Y3xk1m7bq9Zr5tWc8Nf4HsLdPgA0eUiOoXQjM',
  ),
  Range: header('The part of the file to return: one range (RFC 9110).', 'bytes=0-1023'),
  'Last-Event-ID': header('The `id` of the last event that you received; the stream resumes after it.', '48213', {
    pattern: '^[0-9]{0,15}$',
  }),
  'If-Range': header('Applies `Range` only if the file still has this ETag.', '"3f2a9c"'),
} satisfies Record<string, HeaderDocument>

export const responseHeaders = {
  'X-Request-Id': header(
    'Id of this request, as sent or as assigned by the service. Quote it when you report a problem.',
    'req-8',
  ),
  'Content-Language': header('Language of the texts in this answer.', 'th', { enum: ['th', 'en'] }),
  RateLimit: header(
    'Calls left in the current window (`r`) and seconds until it ends (`t`), after draft-ietf-httpapi-ratelimit-headers-10.',
    '"default";r=2999;t=60',
  ),
  'RateLimit-Policy': header('The rate limit of this call: `q` calls within `w` seconds.', '"default";q=3000;w=60'),
  'Cache-Control': header('How long the answer may be cached, and by whom.', 'public, max-age=60'),
  ETag: header('Strong validator of this answer, for `If-None-Match` and `If-Match`.', '"3f2a9c"'),
  Link: header(
    'The next page, with `rel="next"`; absent on the last page. The newer version of a deprecated operation, with `rel="successor-version"`.',
    '</trips/v1/place/search?page=2>; rel="next"',
  ),
  Deprecation: header('Since when a newer version replaces this operation, as a Unix time (RFC 9745).', '@1795305600'),
  Location: header(
    'URL path of the created resource.',
    '/trips/v1/custom-trips/trip_019abcde-0000-7000-8000-000000000003',
  ),
  'Idempotent-Replayed': header('`true` if this is the stored answer to an earlier call with the same key.', 'true', {
    enum: ['true'],
  }),
  'Content-Disposition': header('Whether to show or save the content, and its file name.', 'attachment'),
  'Accept-Ranges': header('The file supports requests with `Range`.', 'bytes'),
  'Content-Range': header('The bytes in this part, and the size of the file.', 'bytes 0-1023/48213'),
  'Retry-After': header('Seconds to wait before the next call.', 2, { type: 'integer', minimum: 0 }),
  'WWW-Authenticate': header('The required authentication scheme: `Bearer` or `ApiKey` (RFC 9110).', 'Bearer'),
  Allow: header('The methods that this path accepts.', 'GET, HEAD, OPTIONS'),
} satisfies Record<string, HeaderDocument>

function header(description: string, example: string | number, schema: object = {}): HeaderDocument {
  return { description, schema: { type: 'string', ...schema }, example }
}
