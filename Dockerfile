# An image of one installation: PUBLIC_ORIGIN becomes part of the built site. docs/deploy/several-machines.md says how it is used.
#   docker build --build-arg PUBLIC_ORIGIN=https://www.example.in --tag registry.example.in/pravesh:2026-11-29 .
FROM node:26.10.0-trixie-slim AS build
WORKDIR /srv/pravesh
COPY . .
ARG PUBLIC_ORIGIN
ARG PUBLIC_API_BASE=/api/v1
RUN test -n "$PUBLIC_ORIGIN" || { echo 'Say --build-arg PUBLIC_ORIGIN=https://www.example.in' >&2; exit 1; }
RUN npm run build
# What built the consoles is not needed to serve them.
RUN find . -name node_modules -prune -exec rm -rf {} + && rm -rf .cache .wireit \
    && npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter '@pravesh/server...' --filter '@pravesh/site...'

FROM node:26.10.0-trixie-slim
# The server ends itself with SIGKILL when its event loop stands still, which the first process of a container cannot: tini is the first,
# hands signals on and passes exit codes back.
RUN apt-get update && apt-get install --yes --no-install-recommends tini ca-certificates && rm -rf /var/lib/apt/lists/* \
    && install -d -o node -g node -m 0700 /var/lib/pravesh
WORKDIR /srv/pravesh
COPY --from=build /srv/pravesh .
ENV NODE_ENV=production DATA_DIR=/var/lib/pravesh
USER node
EXPOSE 3000
VOLUME ["/var/lib/pravesh"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "packages/server/src/server.ts"]
