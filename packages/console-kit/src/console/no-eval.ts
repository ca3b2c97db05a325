import { z } from 'zod'

// Import this before anything that parses: zod would try whether it may compile code, which the page's policy refuses and reports.
z.config({ jitless: true })
