import { defineFeature } from '../../platform/feature.ts'
import { getHealthStatus } from './operations/get-health-status.ts'
import { serviceProbes } from './service-probes.ts'
import type { HealthServices } from './services.ts'

/** Reports which parts of the service work. */
export const health = defineFeature<HealthServices>({
  name: 'health',
  tags: { Health: 'The state of the service and its dependencies.' },
  operations: (own) => [getHealthStatus(own)],
  probes: serviceProbes,
})
