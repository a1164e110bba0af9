// Classic WebDriver: commands as requests.

export interface Session {
  post<T>(command: string, told: object): Promise<T>
  fetch<T>(command: string): Promise<T>
  end(): Promise<void>
}

/** Waits until a driver listens, and begins a session with it. */
export async function beginSession(base: string, capabilities: object): Promise<Session> {
  for (let tries = 0; !(await isListening(base)); tries++) {
    if (tries > 100) throw new Error(`Nobody answers at ${base}.`)
    await new Promise((done) => setTimeout(done, 100))
  }
  const { sessionId } = await command<{ sessionId: string }>(`${base}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const session = `${base}/session/${sessionId}`
  return {
    post: (name, told) => command(`${session}/${name}`, 'POST', told),
    fetch: (name) => command(`${session}/${name}`, 'GET'),
    end: () => command(session, 'DELETE'),
  }
}

const isListening = (base: string): Promise<boolean> =>
  fetch(`${base}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

async function command<T>(url: string, method: string, told?: object): Promise<T> {
  const response = await fetch(url, { method, ...(told && { body: JSON.stringify(told) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}, ${value.message}`)
  return value
}
