// The processor's own time. What a machine does besides, or how many share it, does not count.

/** Milliseconds that this process has computed so far, in all its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
