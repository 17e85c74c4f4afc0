import type { PartyRule } from './party-rule.ts'

// `ไปคนเดียว`, “solo”; `พวกเราอยากไปน่าน`, “we want to see Nan”: one, or more than one and not how many. After all numbers.

export const ALONE_RULES: readonly PartyRule[] = [
  {
    name: 'alone',
    who: 'alone',
    th: '(ไป|เที่ยว|ตัว|)คนเดียว, ลำพัง, ฉายเดี่ยว, โซโล่',
    en: `
      solo, alone, by myself, on my own, (single|lone) travel(l)er, just me, just myself, only me, only myself, myself only, for myself{stop}, (1|one) (person|pax|adult),
      (travel|travelling|traveling|going|coming|flying) (solo|alone)`,
    unless: `
      solo (mum|mom|mother|dad|father|parent|concert|show), (just|only) (me|myself) (and|&|+|with|plus), time for myself,
      ลูกคนเดียว, (ขับ|ขี่)(รถ)(เป็น|ได้|ไหว|)(อยู่|แค่|กัน|)คนเดียว, คนขับ(มี)(แค่)คนเดียว, มี(ใบขับขี่|ใบขี่)(แค่)คนเดียว,
      (อ่าน|พูด|ถือ|จ่าย|ทำ|หา|จัด|วางแผน)…คนเดียว`,
    yes: [
      ['ไปคนเดียว', { adults: 1 }],
      ['ไปคนเดียว พ่อแม่เป็นห่วง', { adults: 1 }],
      ['solo trip', { adults: 1, foreigners: 1 }],
      ['my girlfriend cancelled, so it is only me, Trat', { adults: 1, foreigners: 1 }],
      ['Krabi for myself only', { adults: 1, foreigners: 1 }],
      ['Solo, 31. My parents think that I am in Bangkok', { adults: 1, foreigners: 1 }],
      ['ขับรถคนเดียว พาแม่ไปด้วย', { adults: 1, seniors: 1 }],
      ['สี่คนพี่น้อง คนโตขับคนเดียว', { adults: 4 }],
      ['พาแม่กับป้าไปน่าน ผมขับรถเป็นอยู่คนเดียว', { adults: 2, seniors: 1 }],
    ],
    no: ['เพื่อนหลายคน', 'just me and my brother', 'only me and my brother', 'some time for myself', 'a solo dad'],
  },
  {
    name: 'several, but not how many',
    who: 'several',
    th: '(เรา|พวกเรา|พวกผม|ผม|พี่|หนู)(กัน|)ทั้งคู่, {ofUs}ทั้งคู่, {startOfTalk}ทั้งคู่{trait2}, พวกเรา, พวกผม, พวกหนู, ไปกัน, มากัน, เที่ยวกัน(เอง), ชวนกันไป',
    en: `
      we (are|will|would|want|need|plan|have|prefer|hope|can|could|may|might|must|should|cannot|can't|cant|wont|won't|don't|dont),
      we (like|love|enjoy|hate|wish|rather|know|only|also|both|all|never|really|speak|look),
      we (fly|land|arrive|leave|live|travel|visit|bring|take|go|get|come|stay|start|move|drive|ride|walk|cycle|swim|dive|camp),
      we (spent|spend|rent|hire|own|use|pay|book|eat|drink|sleep), we {read}, we{theirAges}, (we'll|we'd|we're|we've),
      neither (can|of them can|eats|drives|drinks|swims|likes|has been),
      (show|take|drive|give|suggest|for|of|help|with|recommend|guide) us, ourselves,
      our (flight|flights|hotel|trip|holiday|honeymoon|budget|itinerary|last|first|plan|legs|knees|dog|dogs|cat|cats),
      our (car|own|van|pickup|camper|campervan|tent|scooter|scooters|bikes|motorbikes)`,
    unless: "we have been, we've been, can we, ไปไหนกัน, tell us about",
    yes: [
      ['We want to see Nan', { adults: 2, foreigners: 2 }],
      ['we dont want to rush, 3 days in Nan', { adults: 2, foreigners: 2 }],
      ['please show us the quiet side of Trat', { adults: 2, foreigners: 2 }],
      ['พวกเราอยากไปน่าน', { adults: 2 }],
      ['ขับรถไม่เป็นทั้งคู่ ไปเลย 3 วัน', { adults: 2 }],
      ['ไปสตูล ทั้งคู่กินมังสวิรัติ', { adults: 2 }],
      ['พาพ่อกับแม่ไป เดินไม่ไหวทั้งคู่', { adults: 1, seniors: 2 }],
      ['Koh Mak, neither can swim', { adults: 2, foreigners: 2 }],
      ["We're 5 adults", { adults: 5, foreigners: 5 }],
      ['Trat with a big dog. We drive', { adults: 2, foreigners: 2 }],
      ['Nan with our cat', { adults: 2, foreigners: 2 }],
    ],
    no: ['อยากไปทั้งคู่', 'สวยทั้งคู่เลย ทั้งคู่ไกลไหม', 'neither is far', 'we did Krabi in 2019', 'we went there'],
  },
]
