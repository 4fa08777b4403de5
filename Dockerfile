# Two stages: the first installs and builds, the second holds only what runs. No package runs a script of its own.
# The server writes below /data only, so the rest may be read-only: see compose.yaml.
FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /kingrow
COPY . .
RUN npm ci --ignore-scripts && npm run build && npm prune --omit=dev --ignore-scripts

FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /kingrow
COPY --from=build /kingrow/node_modules node_modules
COPY --from=build /kingrow/package.json package.json
COPY --from=build /kingrow/packages/server/package.json packages/server/package.json
COPY --from=build /kingrow/packages/server/node_modules packages/server/node_modules
COPY --from=build /kingrow/packages/server/dist packages/server/dist
COPY --from=build /kingrow/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--v8-pool-size=1", "packages/server/dist/main.js"]
