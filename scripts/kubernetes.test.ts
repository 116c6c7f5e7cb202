import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap'
import { Service } from 'kubernetes-models/v1/Service'
import { parseAllDocuments } from 'yaml'
import { ENVIRONMENT as CUSTODIAN } from '../custodian/platform/config/environment.ts'
import { ENVIRONMENT as GATEWAY } from '../gateway/config.ts'
import { settingNames } from '../server/settings.ts'
import { root } from './child.ts'

const KINDS = { ConfigMap, Deployment, Ingress, Job, NetworkPolicy, PodDisruptionBudget, Service } as const
type Kind = keyof typeof KINDS
interface Manifest {
  kind: Kind
  metadata: { name: string }
}

const folder = join(root, 'deploy/kubernetes')
const manifests = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join('\n')}`)
      return { file, manifest: document.toJS() as Manifest }
    }),
  )
const named = manifests.map((one) => ({ ...one, name: `${one.manifest.kind} ${one.manifest.metadata.name}` }))
const of = <Name extends Kind>(kind: Name) =>
  manifests.flatMap(({ manifest }) =>
    manifest.kind === kind ? [manifest as unknown as InstanceType<(typeof KINDS)[Name]>] : [],
  )
const pods = [...of('Deployment'), ...of('Job')].map(({ metadata, spec }) => ({
  name: metadata?.name ?? '',
  labels: spec?.template.metadata?.labels ?? {},
  pod: spec?.template.spec,
}))

test.each(named)('matches the JSON schema of the Kubernetes API: $name', ({ manifest }) => {
  const Model = KINDS[manifest.kind]
  expect(() => new Model(manifest as never).validate()).not.toThrow()
})

/** The compiler's output for the manifests: the JSON schemas allow unknown fields, the types do not. */
let compiled = ''
beforeAll(() => {
  const types = join(root, 'node_modules/.cache/kubernetes')
  rmSync(types, { recursive: true, force: true })
  mkdirSync(types, { recursive: true })
  const wrong = '{ "apiVersion": "v1", "kind": "Service", "spec": { "ports": [{ "port": 1, "targetPrt": 1 }] } }'
  const texts = named.map(({ manifest }) => [manifest.kind, JSON.stringify(manifest)] as const)
  const modules = {
    apps: ['Deployment'],
    batch: ['Job'],
    policy: ['PodDisruptionBudget'],
    '': ['ConfigMap', 'Service'],
  }
  const imports = Object.entries({ ...modules, 'networking.k8s.io': ['Ingress', 'NetworkPolicy'] }).map(
    ([group, kinds]) =>
      `import type { ${kinds.map((kind) => `I${kind}`).join(', ')} } from 'kubernetes-models/${group && `${group}/`}v1'`,
  )
  const constants = [...texts, ['Service', wrong] as const].map(
    ([kind, text], at) => `export const m${at}: I${kind} = ${text}`,
  )
  writeFileSync(join(types, 'manifests.ts'), [...imports, ...constants].join('\n'))
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--types', 'node']
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['--ignoreConfig', ...options, join(types, 'manifests.ts')],
    { cwd: root, encoding: 'utf8' },
  )
  compiled = stdout
})

test('uses only fields of the Kubernetes API', () => {
  const problems = compiled.split('\n').filter((line) => line.includes(' error '))
  expect(problems).toEqual([expect.stringContaining('targetPrt')])
})

test.each(['custodian', 'gateway'] as const)('sets in Kubernetes only settings that the %s reads', (server) => {
  const names = settingNames(server === 'custodian' ? CUSTODIAN : GATEWAY)
  const { pod } = pods.find(({ name }) => name === `ira-portal-${server}`) ?? {}
  const own = of('ConfigMap').find(({ metadata }) => metadata?.name === `ira-portal-${server}`)
  const shared = of('ConfigMap').find(({ metadata }) => metadata?.name === 'ira-portal')
  const variables = pod?.containers[0]?.env?.map(({ name }) => name) ?? []
  const given = [...Object.keys({ ...own?.data, ...shared?.data }), ...variables]
  expect(given.length).toBeGreaterThan(5)
  expect(given.filter((name) => !names.includes(name))).toEqual([])
})

test.each(pods)('refers only to existing maps, volumes, secrets and ports in the pod $name', ({ pod }) => {
  const [container] = pod?.containers ?? []
  const maps = of('ConfigMap').map(({ metadata }) => metadata?.name)
  for (const { configMapRef } of container?.envFrom ?? []) expect(maps).toContain(configMapRef?.name)
  const volumes = pod?.volumes?.map(({ name }) => name)
  expect(container?.volumeMounts?.map(({ name }) => name)).toEqual(volumes)
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  for (const { secret } of pod?.volumes ?? []) {
    if (!secret) continue
    const [, files = ''] = new RegExp(`create secret generic ${secret.secretName} (.*)`).exec(readme) ?? []
    const keys = (container?.env ?? []).map(({ value = '' }) => value.replace('/keys/', ''))
    expect([...files.matchAll(/--from-file=(\w+)/g)].map(([, key]) => key)).toEqual(keys)
  }
  const ports = container?.ports?.map(({ name }) => name) ?? []
  const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe]
  for (const probe of probes.filter((one) => one !== undefined)) expect(ports).toContain(probe.httpGet?.port)
})

test('selects in services and network policies only existing pods and their ports', () => {
  const chosen = (labels: Record<string, string> = {}) =>
    pods.filter((pod) => Object.entries(labels).every(([name, value]) => pod.labels[name] === value))
  for (const { spec } of of('Service')) {
    const [found] = chosen(spec?.selector)
    const ports = found?.pod?.containers[0]?.ports?.map(({ name }) => name)
    for (const { targetPort } of spec?.ports ?? []) expect(ports).toContain(targetPort)
  }
  for (const { spec } of [...of('Deployment'), ...of('PodDisruptionBudget')])
    expect(chosen(spec?.selector?.matchLabels)).toHaveLength(1)
  for (const { spec } of of('NetworkPolicy')) {
    const [found] = chosen(spec?.podSelector?.matchLabels)
    const ports = found?.pod?.containers[0]?.ports?.map(({ name }) => name)
    for (const { port } of spec?.ingress?.flatMap(({ ports: open = [] }) => open) ?? []) expect(ports).toContain(port)
  }
  const [ingress] = of('Ingress')
  const services = of('Service').map(({ metadata }) => metadata?.name)
  expect(services).toContain(ingress?.spec?.rules?.[0]?.http?.paths[0]?.backend.service?.name)
})
