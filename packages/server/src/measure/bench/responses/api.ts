import { z } from 'zod'
import { demoPassword } from '../../../platform/config/secrets.ts'

/** Reads JSON of the public API on a port of this machine. Throws for anything but success. */
export async function readJson<T>(port: number, path: string, shape: z.ZodType<T>, init?: RequestInit): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return shape.parse(await response.json())
}

/** Signs the demo's administrator in. */
export async function adminToken(port: number): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: demoPassword })
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } }
  return (await readJson(port, '/open/admin-login', z.object({ token: z.string() }), init)).token
}
