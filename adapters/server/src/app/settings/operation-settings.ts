import { z } from 'zod'
import { flag } from './environment-values.ts'
import { socialFixes, socialVariables } from './social-environment.ts'

const PORT_MAX = 65_535

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])

/**
 * Settings of the API documents, the calls of customers, metrics, traces, the senders of payment notices, the address search and social logins.
 */
export const OPERATION_SETTINGS = {
  ...socialVariables,
  API_DOCS: flag.optional(),
  CUSTOMER_CREDENTIAL: z
    .string()
    .regex(/^[^:\s]+:\S*$/)
    .transform((text) => Buffer.from(text).toString('base64'))
    .nullable()
    .default(null),
  METRICS_PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((port) => port <= PORT_MAX)
    .nullable()
    .default(null),
  METRICS_HOST: z.union([z.ipv4(), z.ipv6()]).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .nullable()
    .default(null),
  TOSS_NOTICE_ADDRESSES: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(network).min(1))
    .nullable()
    .default(null),
  ADDRESS_SEARCH_ORIGIN: z
    .union([
      z.literal('none'),
      z.url({ protocol: /^https?$/ }).refine((url) => /^https?:\/\/[^/?#]+\/?$/.test(url)),
    ])
    .transform((setting) => setting.replace(/\/$/, ''))
    .nullable()
    .default(null),
} as const

/** Hints that follow "NAME is wrong:". */
export const OPERATION_FIXES = {
  ...socialFixes,
  CUSTOMER_CREDENTIAL:
    'give a name and a password with a colon between them, such as CUSTOMER_CREDENTIAL=shop:word',
  API_DOCS: 'give 1 to serve /api/docs and /api/openapi.json, or 0',
  METRICS_PORT: `give a number from 0 to ${PORT_MAX}, such as METRICS_PORT=9464`,
  METRICS_HOST: 'give an IP address to listen on, such as METRICS_HOST=10.0.0.5',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'give the address of a collector, such as OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318',
  TOSS_NOTICE_ADDRESSES:
    'give addresses or networks with commas between them, such as TOSS_NOTICE_ADDRESSES=13.124.18.147,13.124.108.35',
  ADDRESS_SEARCH_ORIGIN:
    'give another address of this market, such as ADDRESS_SEARCH_ORIGIN=https://address.shop.example, or none',
} as const
