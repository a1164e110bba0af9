// The nets are files of the build, each fetched when a bot that judges by it sits down. The service worker keeps what was fetched once.
const ADDRESSES = import.meta.glob<string>('../../bots/net/weights/*.net', { query: '?url', import: 'default', eager: true })

/** The bytes of a net; null where there is no connection and none was kept. */
export async function fetchNet(name: string): Promise<Uint8Array | null> {
  const address = ADDRESSES[`../../bots/net/weights/${name}.net`]
  try {
    const answer = await fetch(address)
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
  } catch {
    return null
  }
}
