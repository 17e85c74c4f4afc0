/**
 * Solves a folder of instances in one thread, by CPU time, after a warm-up.
 *   node dist/bench/toptw.js --instances DIR --kind toptw|mctopmtw|ttdp --cpu-seconds S --seed N --out FILE.ndjson
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { cpuNowMs, maxCpuMs } from './planner/cpu-time.ts'
import { solveTours } from './planner/solve-tours.ts'
import { type Instance, readInstances, toOrienteering } from './planner/toptw-instances.ts'

const { values } = parseArgs({
  options: {
    instances: { type: 'string' },
    kind: { type: 'string', default: 'toptw' },
    'cpu-seconds': { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})

const KINDS = ['toptw', 'mctopmtw', 'ttdp']
if (!values.instances || !values.out || !KINDS.includes(values.kind)) {
  console.error('usage: toptw --instances DIR --kind toptw|mctopmtw|ttdp --cpu-seconds S --seed N --out FILE.ndjson')
  process.exit(2)
}
const seed = Number(values.seed)
const cpuMs = Number(values['cpu-seconds']) * 1000

function solveOne(instance: Instance, m: number, ms: number) {
  const started = cpuNowMs()
  const problem = toOrienteering(instance, m)
  const best = solveTours(problem, seed, maxCpuMs(ms, started))
  const tours = Array.from({ length: m }, (_, tour) => {
    const base = tour * best.stride
    const nodes = best.node.subarray(base + 1, base + 1 + (best.length[tour] ?? 0))
    return Array.from(nodes, (node) => instance.nodes[node]?.id ?? -1)
  })
  return {
    instance: instance.name,
    m,
    tours,
    score: Math.round(best.collected),
    cpu_ms: Math.round(cpuNowMs() - started),
  }
}

const instances = readInstances(values.instances).filter(({ name }) => new RegExp(values.only).test(name))
const jobs = instances.flatMap((instance) =>
  (values.kind === 'toptw' ? [1, 2, 3, 4] : [instance.tours ?? 1]).map((m) => ({ instance, m })),
)
for (const { instance, m } of jobs.slice(0, 4)) solveOne(instance, m, 300)
const lines = jobs.map(({ instance, m }) => JSON.stringify(solveOne(instance, m, cpuMs)))
writeFileSync(values.out, `${lines.join('\n')}\n`)
console.log(`${lines.length} instances, ${values['cpu-seconds']} s CPU each, seed ${seed}: ${values.out}`)
