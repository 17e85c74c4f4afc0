import { createInterface } from 'node:readline/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { inProcessPlanner } from '../features/ai-trips/public.ts'
import { simulateGroup } from '../features/chats/public.ts'
import type { ChatCard, ChatMessage } from '../platform/chat/chat.ts'
import { vendors } from '../vendors.ts'
import { commandContext, withStorage } from './context.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { say } from './terminal.ts'

export function addChatCommands(program: Command): void {
  const chat = program.command('chat').description(say('chat groups', 'กลุ่มแชต'))
  chat
    .command('simulate')
    .description(
      say('play a chat group in the terminal, without any chat product', 'ลองเป็นกลุ่มแชตในเทอร์มินัล โดยไม่ต้องมีแชตจริง'),
    )
    .option('--trip <id>', say('link this trip first', 'เชื่อมทริปนี้ก่อน'))
    .option(
      '--now <time>',
      say('the time in the group, e.g. 2026-12-05T08:00', 'เวลาในกลุ่ม เช่น 2026-12-05T08:00'),
      readTime,
    )
    .action(simulate)
}

async function simulate({ trip, now }: { trip?: string; now?: Date }): Promise<void> {
  const { config, log } = commandContext()
  const interrupt = new AbortController()
  await withStorage(
    { config, log },
    async ({ db }) => {
      const catalogue = await loadCatalogue({ config, log, db })
      const [roads, model] = [await vendors.roads.open(config, log), await vendors.model.open(config, log)]
      const services = { db, log, catalogue, roads, model, planner: inProcessPlanner(catalogue) }
      const group = await simulateGroup(services, () => now ?? new Date())
      try {
        show(await group.join())
        if (trip !== undefined) show(await group.say(`link ${await group.codeFor(trip)}`, interrupt.signal))
        await converse((text) => group.say(text, interrupt.signal), interrupt.signal)
      } finally {
        await group.leave()
      }
    },
    interrupt,
  )
}

/** Reads messages until the input ends. */
async function converse(answer: (text: string) => Promise<ChatMessage | null>, signal: AbortSignal): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
  signal.addEventListener('abort', () => lines.close())
  lines.prompt()
  for await (const line of lines) {
    const message = line.trim() === '' ? null : await answer(line)
    if (message) show(message)
    else if (line.trim() !== '') console.log(say('(not a command: the bot says nothing)', '(ไม่ใช่คำสั่ง บอตไม่ตอบ)'))
    lines.prompt()
  }
}

function show(message: ChatMessage | null): void {
  if (message) console.log([message.text, ...message.cards.map(cardText)].join('\n\n'))
}

function cardText({ title, subtitle, lines, note, link }: ChatCard): string {
  const rows = lines.map(({ time, text, detail }) => `│ ${time}  ${text}${detail ? `  (${detail})` : ''}`)
  return [
    `╭ ${title}`,
    ...(subtitle ? [`│ ${subtitle}`] : []),
    ...rows,
    ...(note ? [`│ ${note}`] : []),
    ...(link ? [`╰ ${link.label}: ${link.url}`] : ['╰']),
  ].join('\n')
}

/** A time in Bangkok. */
function readTime(value: string): Date {
  const time = new Date(/[Z+]/.test(value) ? value : `${value}+07:00`)
  if (Number.isNaN(time.getTime()))
    throw new InvalidArgumentError(say('Enter a time as 2026-12-05T08:00.', 'ใส่เวลาแบบ 2026-12-05T08:00'))
  return time
}
