// The nets lie beside the built program.
import { readFile } from 'node:fs/promises'

/** The bytes of a net; null where the program was built without it. */
export async function readNet(name: string): Promise<Uint8Array | null> {
  try {
    return await readFile(new URL(`nets/${name}.net`, import.meta.url))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
