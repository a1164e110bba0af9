// What the command line asks of the program that copies databases.
export const COPY_JOBS = ['backup', 'restore', 'check', 'export', 'import'] as const

export interface CopyJob {
  readonly does: (typeof COPY_JOBS)[number]
  /** The file that is written or read; "-" for the output or the input of the process. */
  readonly file: string
  /** What the environment says of the database. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether a restored backup takes the place of what is there. */
  readonly replace?: boolean
  /** The table that is exported. */
  readonly table?: string
  /** Whether an exported table's keys are others than its own. */
  readonly withoutKeys?: boolean
}
