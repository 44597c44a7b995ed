# syntax=docker/dockerfile:1.10
# docs/deploying.md says how to build and run it. The key and the secret are mounted for the build and are in no layer.

FROM node:22-slim AS build
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1 STANDALONE=1
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Part of the built site: the same values again when it runs.
ARG PLATFORM_ORIGIN
ARG ASSET_ORIGINS
ARG SITE_URL
ARG NEXT_DEPLOYMENT_ID
RUN --mount=type=secret,id=SITE_API_KEY,env=SITE_API_KEY,required=true \
    --mount=type=secret,id=REVALIDATE_SECRET,env=REVALIDATE_SECRET \
    --mount=type=secret,id=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY \
    npm run build

FROM node:22-slim
WORKDIR /site
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
# The server writes renewed pages and content below .next.
COPY --from=build --chown=node:node /site/.next/standalone ./
COPY --from=build --chown=node:node /site/.next/static ./.next/static
COPY --from=build --chown=node:node /site/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
