import type { Schemas } from 'tiao-sdk'
import { useLanguage } from '../../app/language.ts'
import { useTexts } from '../../texts/define-texts.ts'
import { instant, percent } from '../../texts/format.ts'
import { acceptanceTexts } from './acceptance-texts.ts'

type Run = Schemas['StoredAcceptanceRun']
const WIDTH = 960
const HEIGHT = 240
const EDGE = { top: 32, right: 24, bottom: 28, left: 100 }
/** Rates below a half are rare: the plot begins at the lowest of these that shows all. */
const FLOORS = [0.9, 0.75, 0.5, 0]

/** The pass rate of each run, from the oldest to the newest. The table below has the same figures. */
export function RatePlot({ runs }: { runs: readonly Run[] }) {
  const t = useTexts(acceptanceTexts)
  const language = useLanguage()
  const lowest = Math.min(...runs.map((run) => run.pass_rate))
  const floor = FLOORS.find((each) => lowest >= each) ?? 0
  const x = (at: number) =>
    EDGE.left + (runs.length === 1 ? 0.5 : at / (runs.length - 1)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (rate: number) => EDGE.top + ((1 - rate) / (1 - floor)) * (HEIGHT - EDGE.top - EDGE.bottom)
  const [first, last] = [runs[0]!, runs.at(-1)!]
  return (
    <figure className="desk-panel plot">
      <figcaption>{t.plot}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t.plotText(percent(first.pass_rate, language), percent(last.pass_rate, language), runs.length)}
      >
        {[1, (1 + floor) / 2, floor].map((rate) => (
          <g key={rate}>
            <line className="plot-grid" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(rate)} y2={y(rate)} />
            <text className="plot-text" x={EDGE.left - 10} y={y(rate) + 5} textAnchor="end">
              {percent(rate, language)}
            </text>
          </g>
        ))}
        <polyline className="plot-line" points={runs.map((run, at) => `${x(at)},${y(run.pass_rate)}`).join(' ')} />
        {runs.map((run, at) => (
          <circle key={run.run_id} className="plot-point" cx={x(at)} cy={y(run.pass_rate)} r="5">
            <title>{`${instant(run.finished_at, language)} · ${percent(run.pass_rate, language)}`}</title>
          </circle>
        ))}
      </svg>
      <p className="plot-ends">
        <span>{instant(first.finished_at, language)}</span>
        {runs.length > 1 && <span>{instant(last.finished_at, language)}</span>}
      </p>
    </figure>
  )
}
