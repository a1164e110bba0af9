// What a browser may do with our pages: load what comes from here, and nothing else.
import helmet from '@fastify/helmet'
import type { App } from './house.ts'

export async function secure(app: App): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The defaults would upgrade every request to https, which a club's server at http://192.168.… does not speak.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Bots in the browser judge by nets, which run as WebAssembly; that lets no text be run as a script.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether a name is only ever served over https is for its owner to say, in the proxy that speaks it.
    strictTransportSecurity: false,
    // A seat's links are secrets: no other site is told where somebody came from.
    referrerPolicy: { policy: 'no-referrer' },
  })
  // What is answered belongs to one viewer: no cache may give it to another.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
