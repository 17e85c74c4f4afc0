import type { Topic } from '../reader/topic-rule.ts'
import { type NoteEntry, note } from './note.ts'

/** Why a topic that trips do not include is left out, and what to do instead. */
export const TOPIC_REASONS = {
  accommodation: note(
    null,
    'ยังไม่มีข้อมูลที่พักและราคาห้อง แต่ละวันในทริปบอกเมืองที่ควรพักไว้แล้ว',
    "We don't list rooms or their prices. Each day of the trip names the town to stay in.",
  ),
  raft_stay: note(
    null,
    'ยังจองแพหรือบ้านต้นไม้ให้ไม่ได้ แพมักรวมเรือรับส่งและอาหาร จองกับเจ้าของแล้วเว้นคืนนั้นไว้',
    "We don't book rafts or tree houses. The price of a raft usually has the boat and the meals: book with the owner, and keep that night for it.",
  ),
  tickets: note(
    null,
    'ยังไม่มีตารางเดินรถ ตั๋ว และค่าโดยสาร ทริปบอกเวลาเดินทางโดยประมาณ เช็กรอบและราคากับผู้ให้บริการอีกครั้ง',
    "We don't have timetables, tickets or fares. The trip shows about how long each way takes; check times with the operator.",
  ),
  roads: note(
    null,
    'ยังไม่มีข้อมูลความชัน โค้ง สภาพทาง ที่จอดและจุดชาร์จรถ ถามที่พักหรือเจ้าหน้าที่ก่อนไป',
    "We don't know how steep, winding or rough a road or path is, or where to park and charge. Ask there before you set out.",
  ),
  crowds: note(
    null,
    'ยังไม่มีข้อมูลว่าแต่ละที่คนเยอะแค่ไหน โดยทั่วไปวันธรรมดาและช่วงเช้าคนน้อยกว่า',
    "We don't know how busy places get. Weekdays and mornings are usually quieter.",
  ),
  flights: note(
    null,
    'ทริปนี้ไม่รวมการจองเที่ยวบิน จองเองแล้วบอกเวลาถึงและเวลากลับ จะได้จัดวันแรกกับวันสุดท้ายให้พอดี',
    'Flights are not booked here. Book them yourself and add your arrival and departure times, so the first and last day fit.',
  ),
  bookings: note(
    null,
    'ยังจองหรือเสนอราคารถ เรือ ไกด์ ทัวร์ โต๊ะอาหาร และสนามกอล์ฟให้ไม่ได้ ติดต่อผู้ให้บริการโดยตรง',
    "We can't book or quote vehicles, boats, guides, tours, tables or tee times. Contact the operator directly.",
  ),
  events: note(
    null,
    'ยังไม่มีข้อมูลงานและอีเวนต์ เช็กกับผู้จัดก่อนไป',
    "We don't have a calendar of events. Check with the organisers before you go.",
  ),
  closures: note(
    null,
    'เราไม่มีข้อมูลวันปิดล่าสุด อุทยานและเกาะหลายแห่งปิดหน้าฝน และวันพระใหญ่บางร้านไม่ขายแอลกอฮอล์ เช็กกับสถานที่ก่อนไป',
    "We don't have the latest closures. Many parks and islands close in the rains, and some bars and shops sell no alcohol on Buddhist holy days. Check with the place before you go.",
  ),
  lessons: note(
    null,
    'ยังไม่มีข้อมูลคลาสและคอร์สเรียน จองกับผู้สอนแล้วเว้นเวลาไว้ในทริป',
    "We don't list classes or courses. Book one directly and leave time for it in the trip.",
  ),
  companions: note(null, 'ที่นี่หาเพื่อนร่วมทริปให้ไม่ได้', "We can't find you travel companions."),
  pets: note(
    null,
    'ยังไม่มีข้อมูลว่าที่ไหนพาสัตว์เลี้ยงเข้าได้ ถามแต่ละที่ก่อนไป',
    "We don't know which places admit pets. Ask each one before you go.",
  ),
  safety: note(
    null,
    'ยังไม่มีข้อมูลความปลอดภัยล่าสุด เช็กประกาศของทางการ หรือโทร 1155 ตำรวจท่องเที่ยว',
    "We don't have current safety information. Check official advice; the tourist police answer at 1155.",
  ),
  health: note(
    null,
    'ให้คำแนะนำเรื่องสุขภาพไม่ได้ ถามแพทย์ก่อนเดินทาง',
    "We can't advise on health. Ask a doctor or a travel clinic before you go.",
  ),
  diet: note(
    null,
    'ยังไม่มีข้อมูลเมนูสำหรับอาหารพิเศษหรือการแพ้อาหาร บอกร้านทุกครั้งก่อนสั่ง',
    "We don't have menus for special diets or allergies. Tell each restaurant before you order.",
  ),
  weather: note(
    null,
    'ยังไม่มีพยากรณ์อากาศ โดยทั่วไปฝั่งอันดามันฝนชุกพฤษภาคมถึงตุลาคม ฝั่งอ่าวไทยตุลาคมถึงธันวาคม ภาคเหนือมีหมอกควันกุมภาพันธ์ถึงเมษายน',
    "We don't forecast the weather. Usually the Andaman coast is wettest from May to October, the Gulf islands from October to December. The North has smoke from February to April.",
  ),
  documents: note(
    null,
    'ให้ข้อมูลวีซ่า เอกสาร หรือเรื่องเงินไม่ได้ เช็กกับหน่วยงานโดยตรง',
    "We can't advise on visas, documents or money. Check with the authorities.",
  ),
  comparison: note(
    null,
    'จัดได้ทีละแผนและยังเปรียบเทียบให้ไม่ได้ ลองจัดแต่ละแบบแยกกันแล้วดูคู่กัน',
    "We make one plan and don't compare. Plan each option separately and see them side by side.",
  ),
  limits: note(
    null,
    'ยังจัดทริปตามข้อจำกัดนี้ให้ไม่ได้ ดูเวลาเดินทางกับจุดแวะของแต่ละวัน แล้วเอาที่ไม่เหมาะออก',
    "The plan can't keep to this limit. Look at the travel times and stops of each day, and remove what doesn't suit you.",
  ),
  occasion: note(
    null,
    'บอกวันและเวลาของงานด้วย จะได้เว้นเวลาไว้ให้',
    'Give its day and hours, so that the trip can keep them free.',
  ),
} satisfies Record<Topic, NoteEntry<null>>
