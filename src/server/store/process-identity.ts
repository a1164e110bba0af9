// Who a process is, as nobody else ever was, and whether it has ended: what makes a restart after a crash quick. Only Linux tells enough
// to be certain; elsewhere nobody is ever known to be dead.
import { readFileSync, readlinkSync } from 'node:fs'

/** This process: the machine's boot, the namespace in which its number counts, the number, and when it began. Empty where that is not known. */
export function whoAmI(): string {
  try {
    // A container may be shown the processes of its host, under other numbers.
    if (readlinkSync('/proc/self') !== String(process.pid)) return ''
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')} ${process.pid} ${beganAt(process.pid)}`
  } catch {
    return ''
  }
}

/** Whether a process that told who it is has certainly ended; its number may be another's by now. */
export function isDead(told: string): boolean {
  const [boot, namespace, pid, began] = told.split(/\s/)
  const [myBoot, myNamespace] = whoAmI().split(' ')
  if (!boot || boot !== myBoot || namespace !== myNamespace || !/^\d+$/.test(pid)) return false
  try {
    process.kill(Number(pid), 0)
    return beganAt(Number(pid)) !== began
  } catch (error) {
    // Another user's process cannot be signalled, and perhaps not seen; one that is not there says so.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** When a process began, in ticks since the boot. The name before it may hold anything, also brackets and blanks. */
function beganAt(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? 'ended' : fields[19]
}
