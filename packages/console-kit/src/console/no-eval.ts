import { z } from 'zod'

// Import this before any parsing module: zod would try to compile code, which the page's policy blocks and reports.
z.config({ jitless: true })
