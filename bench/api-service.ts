/** The service on the database in `DATA_DIR`, as a process of its own: what calls it has another event loop. */
import { startService } from '../src/main.ts'
import { createLog } from '../src/platform/log.ts'
import { answerParent } from './support/processes.ts'
import { benchConfig } from './support/service.ts'

const service = await startService({ config: benchConfig(process.env), logger: createLog('silent'), role: 'api' })

answerParent({ url: () => service.url }, () => service.stop())
