/** What React Aria says to screen readers, part by part, in Thai; see `web/build/aria-texts.ts`. */
type Text = string | ((values: Readonly<Record<string, string>>) => string)
type AriaTexts = Readonly<Record<string, Text>>

const items = (count: string | undefined) => `${count} รายการที่เลือก`

export const dnd: AriaTexts = {
  dragItem: ({ itemText }) => `ลาก${itemText}`,
  dragSelectedItems: ({ count }) => `ลาก ${items(count)}`,
  dragDescriptionKeyboard: 'กด Enter เพื่อเริ่มลาก',
  dragDescriptionKeyboardAlt: 'กด Alt + Enter เพื่อเริ่มลาก',
  dragDescriptionTouch: 'แตะสองครั้งเพื่อเริ่มลาก',
  dragDescriptionVirtual: 'คลิกเพื่อเริ่มลาก',
  dragDescriptionLongPress: 'กดค้างเพื่อเริ่มลาก',
  dragSelectedKeyboard: ({ count }) => `กด Enter เพื่อลาก ${items(count)}`,
  dragSelectedKeyboardAlt: ({ count }) => `กด Alt + Enter เพื่อลาก ${items(count)}`,
  dragSelectedLongPress: ({ count }) => `กดค้างเพื่อลาก ${items(count)}`,
  dragStartedKeyboard: 'เริ่มลากแล้ว กด Tab เพื่อไปยังตำแหน่งที่จะวาง กด Enter เพื่อวาง หรือกด Escape เพื่อยกเลิก',
  dragStartedTouch: 'เริ่มลากแล้ว ไปยังตำแหน่งที่จะวาง แล้วแตะสองครั้งเพื่อวาง',
  dragStartedVirtual: 'เริ่มลากแล้ว ไปยังตำแหน่งที่จะวาง แล้วคลิกหรือกด Enter เพื่อวาง',
  endDragKeyboard: 'กำลังลาก กด Enter เพื่อยกเลิก',
  endDragTouch: 'กำลังลาก แตะสองครั้งเพื่อยกเลิก',
  endDragVirtual: 'กำลังลาก คลิกเพื่อยกเลิก',
  dropDescriptionKeyboard: 'กด Enter เพื่อวาง กด Escape เพื่อยกเลิก',
  dropDescriptionTouch: 'แตะสองครั้งเพื่อวาง',
  dropDescriptionVirtual: 'คลิกเพื่อวาง',
  dropCanceled: 'ยกเลิกการลากแล้ว',
  dropComplete: 'วางแล้ว',
  dropIndicator: 'ตำแหน่งที่จะวาง',
  dropOnRoot: 'วางใน',
  dropOnItem: ({ itemText }) => `วางบน${itemText}`,
  insertBefore: ({ itemText }) => `วางก่อน${itemText}`,
  insertBetween: ({ beforeItemText, afterItemText }) => `วางระหว่าง${beforeItemText}กับ${afterItemText}`,
  insertAfter: ({ itemText }) => `วางหลัง${itemText}`,
}

export const autocomplete: AriaTexts = { collectionLabel: 'คำแนะนำ' }

export const menu: AriaTexts = { longPressMessage: 'กดค้าง หรือกด Alt + ลูกศรลง เพื่อเปิดเมนู' }

export const overlays: AriaTexts = { dismiss: 'ปิด' }

export const numberfield: AriaTexts = {
  decrease: ({ fieldLabel }) => `ลด${fieldLabel}`,
  increase: ({ fieldLabel }) => `เพิ่ม${fieldLabel}`,
  numberField: 'ช่องตัวเลข',
}

export const spinbutton: AriaTexts = { Empty: 'ว่าง' }

export const combobox: AriaTexts = {
  focusAnnouncement: ({ optionText }) => `${optionText}`,
  countAnnouncement: ({ optionCount }) => `มี ${optionCount} ตัวเลือก`,
  selectedAnnouncement: ({ optionText }) => `เลือก${optionText}แล้ว`,
  buttonLabel: 'แสดงคำแนะนำ',
  listboxLabel: 'คำแนะนำ',
}

export const calendar: AriaTexts = {
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  selectedDateDescription: ({ date }) => `วันที่เลือก: ${date}`,
  selectedRangeDescription: ({ dateRange }) => `ช่วงวันที่เลือก: ${dateRange}`,
  todayDate: ({ date }) => `วันนี้ ${date}`,
  todayDateSelected: ({ date }) => `วันนี้ ${date} เลือกอยู่`,
  dateSelected: ({ date }) => `${date} เลือกอยู่`,
  startRangeSelectionPrompt: 'คลิกเพื่อเลือกวันแรก',
  finishRangeSelectionPrompt: 'คลิกเพื่อเลือกวันสุดท้าย',
  minimumDate: 'วันแรกที่เลือกได้',
  maximumDate: 'วันสุดท้ายที่เลือกได้',
  dateRange: ({ startDate, endDate }) => `${startDate} ถึง ${endDate}`,
}
