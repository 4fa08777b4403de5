# Two stages: the first installs and builds, the second holds only what runs.
FROM node:22-bookworm-slim AS build
WORKDIR /kingrow
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
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
CMD ["node", "packages/server/dist/main.js"]
