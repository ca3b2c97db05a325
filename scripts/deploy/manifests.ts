import type { Model } from '@kubernetes-models/base'
import { Cluster, Pooler, ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Service } from 'kubernetes-models/v1/Service'

/** A document of a manifest. */
export type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; [key: string]: unknown }

const kinds = [
  ...[Cluster, CronJob, Deployment, HorizontalPodAutoscaler, Ingress, Job, NetworkPolicy, PodDisruptionBudget, Pooler],
  ...[ScheduledBackup, Service, ServiceMonitor],
]

/** The value as a reader sees it, and the paths of its fields that were not read so far. */
function watch(value: object) {
  const reads = new Map<string, { fields: object; read: Set<string> }>()
  function wrap(fields: object, path: string): object {
    const read = reads.get(path)?.read ?? new Set<string>()
    reads.set(path, { fields, read })
    return new Proxy(fields, {
      get(target, name) {
        const field: unknown = Reflect.get(target, name)
        if (typeof name === 'string') read.add(name)
        return typeof field === 'object' && field !== null ? wrap(field, `${path}/${String(name)}`) : field
      },
    })
  }
  const unread = () =>
    [...reads].flatMap(([path, { fields, read }]) =>
      Array.isArray(fields) ? [] : Object.keys(fields).flatMap((name) => (read.has(name) ? [] : [`${path}/${name}`])),
    )
  return { watched: wrap(value, ''), unread }
}

/**
 * What Kubernetes would say to a manifest: values that its schema rejects, and fields that the schema does not have. The validators pass
 * over the latter, so those are found by what a validator never reads.
 */
export function manifestProblems(manifest: Manifest): string[] {
  const name = `${manifest.kind} ${manifest.metadata.name}`
  const kind = kinds.find((one) => one.kind === manifest.kind && one.apiVersion === manifest.apiVersion)
  if (!kind) return [`${name}: ${manifest.apiVersion} has no such kind here`]
  // A model takes what its validator then judges.
  const model: Model<object> = Reflect.construct(kind, [manifest])
  const { watched, unread } = watch(model)
  try {
    model.validate.call(watched)
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : error}`]
  }
  return unread().map((path) => `${name}: there is no field ${path}`)
}
