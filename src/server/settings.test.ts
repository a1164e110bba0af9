import { describe, expect, test } from 'vitest'
import { settingsOf } from './settings.ts'

describe('Settings', () => {
  test('have a value where the environment says nothing', () => {
    for (const env of [{}, { PORT: '', HOST: '', DATABASE_URL: '' }])
      expect(settingsOf(env)).toMatchObject({
        host: '0.0.0.0',
        port: 1893,
        databaseUrl: null,
        folder: expect.stringMatching(/data$/),
        web: expect.stringMatching(/web$/),
        worker: expect.stringMatching(/bot-worker\.js$/),
        logLevel: 'info',
        botPauseMs: 600,
        botDeadlineMs: 5000,
        beatMs: 20_000,
        arrivalMs: 15_000,
        metricsToken: null,
        limits: true,
        proxies: 0,
      })
  })
  test('are what the environment says', () => {
    const env = {
      TASSEL_ROLE: 'web',
      HOST: '::1',
      PORT: '0',
      DATABASE_URL: 'postgres://localhost/tassel',
      TASSEL_DATA: '/srv/tassel',
      TASSEL_WEB: '/srv/web',
      TASSEL_BOT_WORKER: '/srv/worker.js',
      LOG_LEVEL: 'warn',
      TASSEL_BOT_PAUSE: '1',
      TASSEL_BOT_DEADLINE: '2',
      TASSEL_HEARTBEAT: '3',
      TASSEL_ARRIVAL: '4',
      TASSEL_METRICS_TOKEN: '0123456789abcdef',
      TASSEL_LIMITS: 'off',
      TASSEL_TRUST_PROXY: '2',
    }
    expect(settingsOf(env)).toEqual({
      role: 'web',
      serves: true,
      host: '::1',
      port: 0,
      databaseUrl: 'postgres://localhost/tassel',
      folder: '/srv/tassel',
      web: '/srv/web',
      worker: '/srv/worker.js',
      logLevel: 'warn',
      botPauseMs: 1,
      botDeadlineMs: 2,
      beatMs: 3,
      arrivalMs: 4,
      metricsToken: '0123456789abcdef',
      limits: false,
      proxies: 2,
    })
  })
  test('say what a process does, and that an embedded database has one process', () => {
    const DATABASE_URL = 'postgres://localhost/tassel'
    expect(settingsOf({})).toMatchObject({ role: 'all', serves: true })
    expect(settingsOf({ DATABASE_URL, TASSEL_ROLE: 'work' })).toMatchObject({ role: 'work', serves: false })
    expect(() => settingsOf({ TASSEL_ROLE: 'rest' })).toThrow('TASSEL_ROLE must be one of all, web, work, not "rest".')
    expect(() => settingsOf({ TASSEL_ROLE: 'work' })).toThrow(
      /^A process that only works shares a PostgreSQL with those that serve, .+: set DATABASE_URL, or run "tassel serve" alone/,
    )
    expect(() => settingsOf({ TASSEL_ROLE: 'web' })).toThrow(/^A process that only serves shares a PostgreSQL with those that work, /)
  })
  test('name a port that there can be', () => {
    expect(settingsOf({ PORT: '65535' }).port).toBe(65_535)
    expect(() => settingsOf({ PORT: '65536' })).toThrow('PORT must be 65535 at most, not "65536".')
  })
  test.each(['short', 'a token with blanks in it'])('are refused where the token of the metrics is %s, and it is not said', (token) => {
    expect(() => settingsOf({ TASSEL_METRICS_TOKEN: token })).toThrow(
      /^TASSEL_METRICS_TOKEN must be 16 letters, digits and signs at least, without blanks\.$/,
    )
  })
  test.each(['many', '-1', '1.5'])('are refused where a number is %s', (PORT) => {
    expect(() => settingsOf({ PORT })).toThrow(`PORT must be a whole number, not "${PORT}".`)
  })
  test.each<[string, number | string[]]>([
    ['off', 0],
    ['0', 0],
    ['1', 1],
    ['10.0.0.2', ['10.0.0.2']],
    [' 10.0.0.0/8, fd00::/8 ,loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
  ])('believe the proxies that %s names', (TASSEL_TRUST_PROXY, proxies) => {
    expect(settingsOf({ TASSEL_TRUST_PROXY }).proxies).toEqual(proxies)
  })
  test.each(['on', '-1', '1.5', '10.0.0', '10.0.0.0/33', '10.0.0.0/0', '::/129', '10.0.0.2,', 'example.org'])(
    'are refused where the proxies are %s: believing everybody is believing nobody in particular',
    (TASSEL_TRUST_PROXY) => {
      expect(() => settingsOf({ TASSEL_TRUST_PROXY })).toThrow(
        /^TASSEL_TRUST_PROXY must say how many proxies stand in front.+, not ".*"\.$/,
      )
    },
  )
  test.each([
    ['nonsense', 'and what it says is no address.'],
    ['mysql://ada:lovelace@localhost/tassel', 'not one that begins with "mysql:".'],
    ['postgres:ada:lovelace', 'not one that begins with "postgres:".'],
    ['/lovelace', 'and what it says is no address.'],
  ])('are refused where the database is %s, and no password is said', (DATABASE_URL, says) => {
    const start = () => settingsOf({ DATABASE_URL })
    expect(start).toThrow(`DATABASE_URL must be the address of a PostgreSQL database, "postgres://user:password@host/name", ${says}`)
    expect(start).not.toThrow(/lovelace/)
  })
  test.each([
    ['LOG_LEVEL', 'loud', 'one of info, trace, debug, warn, error, fatal, silent'],
    ['TASSEL_LIMITS', 'of', 'one of on, off'],
  ])('are refused where %s is %s', (name, value, says) => {
    expect(() => settingsOf({ [name]: value })).toThrow(`${name} must be ${says}, not "${value}".`)
  })
})
