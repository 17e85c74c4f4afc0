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
    ['ข้อมูลที่ส่งมาไม่ถูกต้อง ดูรายละเอียดใน errors', 'The request is invalid; `errors` lists every problem.'],
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
  request_timeout: entry(
    408,
    ['คำขอมาช้าเกินไป', 'Request timeout'],
    ['ส่งคำขอไม่ครบภายในเวลาที่กำหนด', 'The request did not arrive in time.'],
  ),
  search_needs_input: entry(
    400,
    ['ต้องระบุสิ่งที่จะค้นหา', 'Nothing to search for'],
    [
      'ต้องระบุอย่างน้อยหนึ่งอย่าง: keyword, geolocation, province, destination หรือ category',
      'Give at least one of keyword, geolocation, province, destination and category.',
    ],
  ),
  otp_invalid: entry(
    400,
    ['รหัสใช้ไม่ได้', 'Code not accepted'],
    [
      'รหัสไม่ถูกต้อง หมดอายุ หรือถูกใช้ไปแล้ว ขอรหัสใหม่ได้',
      'The code is wrong, has expired or was used already; ask for a new one.',
    ],
  ),
  reset_token_invalid: entry(
    400,
    ['ตั้งรหัสผ่านใหม่ไม่ได้', 'Reset not accepted'],
    ['สิทธิ์ตั้งรหัสผ่านใหม่หมดอายุหรือถูกใช้ไปแล้ว เริ่มใหม่อีกครั้ง', 'The reset has expired or was used already; begin again.'],
  ),
  undo_token_invalid: entry(
    400,
    ['ย้อนการเปลี่ยนอีเมลไม่ได้', 'Undo not accepted'],
    ['ลิงก์นี้หมดอายุหรือถูกใช้ไปแล้ว', 'The link has expired or was used already.'],
  ),
  invalid_credentials: entry(
    401,
    ['เข้าสู่ระบบไม่ได้', 'Sign-in refused'],
    ['ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'Incorrect username or password.'],
  ),
  identity_refused: entry(
    401,
    ['ยืนยันตัวตนกับผู้ให้บริการไม่ได้', 'Identity not accepted'],
    ['หลักฐานจากผู้ให้บริการไม่ถูกต้องหรือหมดอายุ', "The provider's proof is not valid, or has expired."],
  ),
  refresh_token_invalid: entry(
    401,
    ['เซสชันสิ้นสุดแล้ว', 'Session ended'],
    ['โทเค็นต่ออายุใช้ไม่ได้แล้ว เข้าสู่ระบบอีกครั้ง', 'The refresh token is no longer valid; sign in again.'],
  ),
  email_not_verified: entry(
    403,
    ['ยังไม่ได้ยืนยันอีเมล', 'E-mail not verified'],
    ['ส่งรหัสยืนยันไปที่อีเมลของคุณแล้ว ใช้รหัสนั้นกับ otp_ref', 'A code went to your e-mail address; use it with otp_ref.'],
  ),
  fresh_proof_needed: entry(
    403,
    ['ต้องยืนยันตัวตนอีกครั้ง', 'Fresh proof required'],
    [
      'ส่งรหัสผ่านปัจจุบัน หรือเข้าสู่ระบบใหม่ภายใน 10 นาทีก่อนทำรายการนี้',
      'Send the current password, or sign in again at most 10 minutes before.',
    ],
  ),
  password_wrong: entry(
    403,
    ['รหัสผ่านไม่ถูกต้อง', 'Incorrect password'],
    ['รหัสผ่านปัจจุบันไม่ถูกต้อง', 'The current password is incorrect.'],
  ),
  unauthenticated: entry(
    401,
    ['ต้องยืนยันตัวตน', 'Authentication required'],
    ['ไม่มีข้อมูลยืนยันตัวตน หรือข้อมูลนั้นใช้ไม่ได้แล้ว', 'The credential is missing, unknown or no longer valid.'],
  ),
  forbidden: entry(
    403,
    ['ไม่มีสิทธิ์', 'Not allowed'],
    ['ข้อมูลยืนยันตัวตนนี้ไม่มีสิทธิ์ใช้คำสั่งนี้', 'This credential may not use this operation.'],
  ),
  not_found: entry(404, ['ไม่พบ', 'Not found'], ['ไม่พบสิ่งที่ขอตาม URL นี้', 'Nothing exists at this URL.']),
  session_not_found: entry(
    404,
    ['ไม่พบเซสชัน', 'Session not found'],
    ['คุณไม่มีเซสชันรหัส {session_id} ที่ยังใช้งานอยู่', 'You have no open session {session_id}.'],
  ),
  linked_account_not_found: entry(
    404,
    ['ไม่พบบัญชีที่เชื่อม', 'Linked account not found'],
    ['คุณไม่ได้เชื่อมบัญชี {provider}', 'No {provider} account is linked.'],
  ),
  file_not_found: entry(404, ['ไม่พบไฟล์', 'File not found'], ['ไม่มีไฟล์รหัส {file_id}', 'There is no file {file_id}.']),
  place_not_found: entry(
    404,
    ['ไม่พบสถานที่', 'Place not found'],
    ['ไม่มีสถานที่รหัส {place_id} ในหมวด {category_code}', 'There is no place {place_id} in the category {category_code}.'],
  ),
  trip_not_found: entry(404, ['ไม่พบทริป', 'Trip not found'], ['คุณไม่มีทริปรหัส {trip_id}', 'You have no trip {trip_id}.']),
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
    ['URL นี้รับเฉพาะ {allow}', 'This URL accepts only {allow}.'],
  ),
  too_many_trips: entry(
    409,
    ['มีทริปมากเกินไป', 'Too many trips'],
    [
      'มีทริปที่ยังไม่จบได้ไม่เกิน {open} ทริป และทั้งหมดไม่เกิน {all} ทริป ลบบางทริปก่อน',
      'You can have {open} trips that are not over, and {all} in all; delete some first.',
    ],
  ),
  username_taken: entry(
    409,
    ['ชื่อผู้ใช้ถูกใช้แล้ว', 'Username taken'],
    ['ชื่อผู้ใช้ “{username}” มีคนใช้แล้ว', 'The username “{username}” is taken.'],
  ),
  username_changed_recently: entry(
    409,
    ['เพิ่งเปลี่ยนชื่อผู้ใช้', 'Username changed recently'],
    ['เปลี่ยนชื่อผู้ใช้ได้อีกครั้งตั้งแต่ {date}', 'The username can be changed again from {date}.'],
  ),
  email_has_account: entry(
    409,
    ['อีเมลนี้มีบัญชีแล้ว', 'E-mail has an account'],
    [
      'อีเมลจากผู้ให้บริการนี้มีบัญชีอยู่แล้ว เข้าสู่ระบบด้วยวิธีเดิมแล้วเชื่อมบัญชี',
      'The e-mail address of this identity has an account: sign in as before, then link the identity.',
    ],
  ),
  identity_taken: entry(
    409,
    ['เชื่อมบัญชีไม่ได้', 'Identity taken'],
    ['บัญชีของผู้ให้บริการนี้เชื่อมกับผู้ใช้อื่นอยู่', 'This identity belongs to another user.'],
  ),
  provider_linked: entry(
    409,
    ['เชื่อมผู้ให้บริการนี้แล้ว', 'Provider linked already'],
    ['เชื่อมบัญชีของผู้ให้บริการนี้อยู่แล้ว ยกเลิกก่อนแล้วเชื่อมใหม่', 'An identity of this provider is linked already; unlink it first.'],
  ),
  last_way_to_sign_in: entry(
    409,
    ['ลบวิธีเข้าสู่ระบบสุดท้ายไม่ได้', 'Last way to sign in'],
    ['นี่เป็นวิธีเข้าสู่ระบบวิธีเดียวที่เหลือ ตั้งรหัสผ่านก่อน', 'This is the only way left to sign in; set a password first.'],
  ),
  consent_needed: entry(
    409,
    ['ถอนความยินยอมนี้ไม่ได้', 'Consent needed'],
    [
      'มีบัญชีโดยไม่ยอมรับข้อกำหนดและประกาศความเป็นส่วนตัวไม่ได้ หากไม่ยอมรับให้ปิดบัญชี (deactivateAccount)',
      'There is no account without the terms and the privacy notice; to withdraw them close the account (deactivateAccount).',
    ],
  ),
  idempotency_running: entry(
    409,
    ['คำขอเดิมยังทำงานอยู่', 'Still running'],
    ['คำขอก่อนหน้าที่ใช้ Idempotency-Key นี้ยังไม่เสร็จ', 'An earlier request with this Idempotency-Key is still running.'],
  ),
  stale_version: entry(
    412,
    ['ข้อมูลถูกแก้ไปแล้ว', 'Modified since you read it'],
    [
      'ข้อมูลนี้ถูกแก้เป็นเวอร์ชัน {version} แล้ว อ่านใหม่แล้วลองอีกครั้ง',
      'It has been changed meanwhile and is now at version {version}: read it again and repeat your change.',
    ],
  ),
  precondition_required: entry(
    428,
    ['ต้องส่ง If-Match', 'If-Match needed'],
    ['ส่ง If-Match พร้อม ETag ของเวอร์ชันที่อ่านมา', 'Send If-Match with the ETag of the version that you read.'],
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
    ['ส่งเนื้อหาเป็น {accept}', 'Send the body as {accept}.'],
  ),
  range_not_satisfiable: entry(
    416,
    ['ไม่มีช่วงข้อมูลนี้', 'Range not satisfiable'],
    ['ช่วงที่ขอใน Range อยู่นอกไฟล์', 'The range that was asked for lies outside the file.'],
  ),
  provider_not_configured: entry(
    422,
    ['ยังไม่เปิดใช้ผู้ให้บริการนี้', 'Provider not configured'],
    ['ระบบนี้ไม่ได้เปิดให้เข้าสู่ระบบด้วย {provider}', 'This service does not offer to sign in with {provider}.'],
  ),
  consent_version_unknown: entry(
    422,
    ['ไม่รู้จักเอกสารเวอร์ชันนี้', 'Document version unknown'],
    ['เอกสารที่ใช้อยู่คือเวอร์ชัน {version}', 'The version in force is {version}.'],
  ),
  image_unreadable: entry(
    422,
    ['อ่านรูปไม่ได้', 'Image unreadable'],
    ['ไฟล์ไม่ใช่รูปที่รองรับ หรือใหญ่เกิน 40 ล้านพิกเซล', 'The file is not a readable image, or has more than 40 megapixels.'],
  ),
  idempotency_key_reused: entry(
    422,
    ['ใช้ Idempotency-Key ซ้ำกับข้อมูลอื่น', 'Idempotency key reused'],
    ['Idempotency-Key นี้เคยใช้กับคำขอที่มีเนื้อหาต่างกัน', 'This Idempotency-Key was used with another request body.'],
  ),
  infeasible_trip: entry(
    422,
    ['จัดทริปไม่ได้', 'Infeasible trip'],
    ['เงื่อนไขเหล่านี้ทำพร้อมกันไม่ได้: {conflicts}', 'These wishes conflict: {conflicts}.'],
  ),
  headers_too_large: entry(
    431,
    ['ส่วนหัวใหญ่เกินไป', 'Headers too large'],
    ['ส่วนหัวของคำขอใหญ่เกินไป', 'The request headers are too large.'],
  ),
  rate_limited: entry(
    429,
    ['เรียกถี่เกินไป', 'Too many requests'],
    ['เรียกเกินจำนวนที่กำหนด ลองใหม่ใน {seconds} วินาที', 'Too many calls; try again in {seconds} {seconds:second}.'],
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
