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
        limits: true,
        trustProxy: false,
      })
  })
  test('are what the environment says', () => {
    const env = {
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
      TASSEL_LIMITS: 'off',
      TASSEL_TRUST_PROXY: 'on',
    }
    expect(settingsOf(env)).toEqual({
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
      limits: false,
      trustProxy: true,
    })
  })
  test('name a port that there can be', () => {
    expect(settingsOf({ PORT: '65535' }).port).toBe(65_535)
    expect(() => settingsOf({ PORT: '65536' })).toThrow('PORT must be 65535 at most, not "65536".')
  })
  test.each(['many', '-1', '1.5'])('are refused where a number is %s', (PORT) => {
    expect(() => settingsOf({ PORT })).toThrow(`PORT must be a whole number, not "${PORT}".`)
  })
})
