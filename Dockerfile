# Two stages: the first installs and builds, the second holds only what runs. No package runs a script of its own.
# The first runs on the machine that builds, whatever the image is for: emulated, Node is known to crash.
# The server writes below /data only, so the rest may be read-only: see compose.yaml.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
ARG TARGETARCH
WORKDIR /kingrow
COPY . .
RUN npm ci --ignore-scripts && npm run build
# What Docker calls amd64 is x64 to npm. TypeScript comes as a peer that only its types are wanted of.
RUN npm ci --ignore-scripts --omit=dev --os=linux --cpu=$(echo $TARGETARCH | sed s/amd64/x64/) \
  && rm -r node_modules/typescript node_modules/@typescript

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
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
# One helper thread of V8: with four, a container of one core gives the main thread a fifth of it during a collection.
CMD ["node", "--v8-pool-size=1", "packages/server/dist/main.js"]
