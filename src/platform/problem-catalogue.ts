interface Entry {
  readonly status: number
  readonly title: { readonly th: string; readonly en: string }
  /** `{name}` gaps are filled with values that the caller may see. */
  readonly detail: { readonly th: string; readonly en: string }
}

export type ProblemCode = keyof typeof problemCatalogue

/** Every problem that the service answers with. Codes are stable; `/docs/errors` is made from this table. */
export const problemCatalogue = {
  invalid_request: entry(
    400,
    ['คำขอไม่ถูกต้อง', 'Invalid request'],
    ['ข้อมูลที่ส่งมามีจุดที่ไม่ถูกต้อง ดูรายการใน errors', 'The input has faults; each is listed in errors.'],
  ),
  malformed_json: entry(
    400,
    ['JSON ไม่ถูกต้อง', 'Malformed JSON'],
    ['เนื้อหาของคำขอไม่ใช่ JSON ที่ถูกต้อง หรือมีคีย์ที่ไม่อนุญาต', 'The body is not valid JSON, or holds a key that is not allowed.'],
  ),
  malformed_url: entry(
    400,
    ['URL ไม่ถูกต้อง', 'Malformed URL'],
    ['ที่อยู่ URL เข้ารหัสไม่ถูกต้อง', 'The URL is not encoded correctly.'],
  ),
  malformed_http: entry(
    400,
    ['คำขอ HTTP ไม่ถูกต้อง', 'Malformed HTTP'],
    ['อ่านคำขอ HTTP ไม่ได้', 'The HTTP request could not be read.'],
  ),
  search_needs_input: entry(
    400,
    ['ต้องระบุสิ่งที่จะค้นหา', 'Nothing to search for'],
    [
      'ต้องระบุอย่างน้อยหนึ่งอย่าง: keyword, geolocation, province, destination หรือ category',
      'Give at least one of keyword, geolocation, province, destination and category.',
    ],
  ),
  unauthenticated: entry(
    401,
    ['ต้องยืนยันตัวตน', 'Authentication needed'],
    ['ไม่มีข้อมูลยืนยันตัวตน หรือข้อมูลนั้นใช้ไม่ได้แล้ว', 'The credential is missing, unknown or no longer valid.'],
  ),
  forbidden: entry(
    403,
    ['ไม่มีสิทธิ์', 'Not allowed'],
    ['ข้อมูลยืนยันตัวตนนี้ไม่มีสิทธิ์ใช้คำสั่งนี้', 'This credential may not use this operation.'],
  ),
  not_found: entry(404, ['ไม่พบ', 'Not found'], ['ไม่มีสิ่งที่ขอที่ที่อยู่นี้', 'There is nothing at this address.']),
  place_not_found: entry(
    404,
    ['ไม่พบสถานที่', 'Place not found'],
    ['ไม่มีสถานที่รหัส {place_id} ในหมวด {category_code}', 'There is no place {place_id} in the category {category_code}.'],
  ),
  route_not_found: entry(
    404,
    ['ไม่พบเส้นทาง', 'Route not found'],
    ['ไม่มีเส้นทางรหัส {route_id}', 'There is no route {route_id}.'],
  ),
  province_not_found: entry(
    404,
    ['ไม่พบจังหวัด', 'Record Not Found'],
    [
      'ไม่รู้จักจังหวัด “{province}” ใช้ชื่อหรือรหัสสองหลัก',
      'The province “{province}” is not known; use its name or its two-digit code.',
    ],
  ),
  destination_not_found: entry(
    404,
    ['ไม่พบจุดหมาย', 'Record Not Found'],
    [
      'ไม่รู้จักจุดหมาย “{destination}” ใช้ชื่อจังหวัด อำเภอ เมือง หรือเกาะ',
      'The destination “{destination}” is not known; use the name of a province, district, town or island.',
    ],
  ),
  region_not_found: entry(
    404,
    ['ไม่พบภูมิภาค', 'Region not found'],
    [
      'ไม่รู้จักภูมิภาค “{region}” ใช้ north, northeast, central, east, west หรือ south',
      'The region “{region}” is not known; use north, northeast, central, east, west or south.',
    ],
  ),
  method_not_allowed: entry(
    405,
    ['ใช้เมธอดนี้ไม่ได้', 'Method not allowed'],
    ['ที่อยู่นี้รับเฉพาะ {allow}', 'This address takes only {allow}.'],
  ),
  idempotency_running: entry(
    409,
    ['คำขอเดิมยังทำงานอยู่', 'Still running'],
    ['คำขอก่อนหน้าที่ใช้ Idempotency-Key นี้ยังไม่เสร็จ', 'An earlier request with this Idempotency-Key is still running.'],
  ),
  body_too_large: entry(
    413,
    ['ข้อมูลใหญ่เกินไป', 'Body too large'],
    ['เนื้อหาของคำขอใหญ่เกิน {limit} ไบต์', 'The body is larger than {limit} bytes.'],
  ),
  url_too_long: entry(414, ['URL ยาวเกินไป', 'URL too long'], ['ที่อยู่ URL ยาวเกินไป', 'The URL is too long.']),
  unsupported_media_type: entry(
    415,
    ['ชนิดข้อมูลไม่รองรับ', 'Unsupported media type'],
    ['ส่งเนื้อหาเป็น application/json', 'Send the body as application/json.'],
  ),
  idempotency_key_reused: entry(
    422,
    ['ใช้ Idempotency-Key ซ้ำกับข้อมูลอื่น', 'Idempotency key reused'],
    ['Idempotency-Key นี้เคยใช้กับคำขอที่มีเนื้อหาต่างกัน', 'This Idempotency-Key was used with another request body.'],
  ),
  infeasible_trip: entry(422, ['จัดทริปไม่ได้', 'Infeasible trip'], ['{why}', '{why}']),
  headers_too_large: entry(
    431,
    ['ส่วนหัวใหญ่เกินไป', 'Headers too large'],
    ['ส่วนหัวของคำขอใหญ่เกินไป', 'The request headers are too large.'],
  ),
  rate_limited: entry(
    429,
    ['เรียกถี่เกินไป', 'Too many requests'],
    ['เรียกเกินจำนวนที่กำหนด ลองใหม่ใน {seconds} วินาที', 'Too many calls; try again in {seconds} seconds.'],
  ),
  internal_error: entry(
    500,
    ['เกิดข้อผิดพลาดภายใน', 'Internal error'],
    [
      'เกิดข้อผิดพลาดที่ไม่คาดคิด แจ้งรหัส request_id เมื่อติดต่อเรา',
      'Something unexpected went wrong; quote the request_id when you report it.',
    ],
  ),
  catalogue_not_ready: entry(
    503,
    ['ข้อมูลยังไม่พร้อม', 'Catalogue not ready'],
    ['กำลังโหลดข้อมูลสถานที่ ลองใหม่อีกครั้งในไม่ช้า', 'The catalogue is still loading; try again shortly.'],
  ),
  overloaded: entry(
    503,
    ['ระบบมีผู้ใช้มาก', 'Overloaded'],
    ['ระบบรับคำขอเต็มที่แล้ว ลองใหม่อีกครั้งในไม่ช้า', 'The service is shedding load; try again shortly.'],
  ),
  unavailable: entry(
    503,
    ['ใช้งานไม่ได้ชั่วคราว', 'Unavailable'],
    [
      'ส่วนที่จำเป็นของระบบใช้งานไม่ได้ชั่วคราว ลองใหม่อีกครั้งในไม่ช้า',
      'A needed part of the service is down for the moment; try again shortly.',
    ],
  ),
} satisfies Record<string, Entry>

function entry(
  status: number,
  title: readonly [th: string, en: string],
  detail: readonly [th: string, en: string],
): Entry {
  return { status, title: { th: title[0], en: title[1] }, detail: { th: detail[0], en: detail[1] } }
}
