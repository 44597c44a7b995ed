# syntax=docker/dockerfile:1.10
# docs/deploying.md says how to build and run it. The build needs no key, no platform and no address: one image runs for any client.

FROM node:24-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1 STANDALONE=1
COPY package.json package-lock.json ./
COPY engine/package.json engine/
RUN npm ci
COPY . .
ARG NEXT_DEPLOYMENT_ID
RUN npm run build

FROM node:24-slim
WORKDIR /site
# Without a limit the C library keeps a pool for each thread, which takes 100 MB more.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
# The server keeps the last good content and resized pictures in .next/cache.
COPY --from=build --chown=node:node /site/.next/standalone ./
COPY --from=build --chown=node:node /site/.next/static ./.next/static
COPY --from=build --chown=node:node /site/public ./public
# A volume that is mounted here takes its owner from this folder.
RUN mkdir -p .next/cache && chown node:node .next/cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
