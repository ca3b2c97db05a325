/** True for a host that is this machine itself. */
export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)
