# Tassel as a container: `docker build -t tassel .`, then `docker run -p 1893:1893 -v tassel:/data tassel`. See docs/deploy.md.

FROM node:22-bookworm-slim AS base
WORKDIR /tassel

# What is shipped is built with everything that builds it, none of which is shipped.
FROM base AS build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM base AS packages
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM base
ENV NODE_ENV=production \
    TASSEL_DATA=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
COPY --from=packages /tassel/node_modules node_modules
COPY package.json LICENSE ./
COPY --from=build /tassel/dist/cli.js /tassel/dist/server.js /tassel/dist/bot-worker.js /tassel/dist/copies.js dist/
COPY --from=build /tassel/dist/nets dist/nets
COPY --from=build /tassel/dist/web dist/web
RUN mkdir /data && chown node:node /data
# Everything but /data may be read-only.
USER node
VOLUME /data
EXPOSE 1893
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 1893}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli.js"]
CMD ["serve"]
