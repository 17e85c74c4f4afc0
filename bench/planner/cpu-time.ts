/** CPU time of this process, all threads. */
export function cpuNowMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Stops a search after this much CPU time. */
export function maxCpuMs(ms: number, startedMs = cpuNowMs()): () => number {
  return () => (cpuNowMs() - startedMs) / ms
}
