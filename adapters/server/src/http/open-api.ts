import { PATH_ALIASES } from '@jangteo/contract/call/aliases'
import { contract } from '@jangteo/contract/contract'
import { staffContract } from '@jangteo/contract/staffContract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { VERSION } from '../product/version.ts'

const SHORT_PATHS = Object.entries(PATH_ALIASES)
  .map(([short, full]) => `\`${short}\` → \`${full}\``)
  .join(', ')

const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })

/** Every call of the market and of staff as OpenAPI 3.1; refusals as `{ code, message, status, data }`. */
export function describeApi() {
  return generator.generate(
    { ...contract, ...staffContract },
    {
      info: {
        title: '장터 API',
        version: VERSION,
        description: `여러 판매자가 함께하는 장터의 모든 호출이에요. 짧게 쓰는 경로도 있어요: ${SHORT_PATHS}.`,
      },
      servers: [{ url: '/api' }],
      customErrorResponseBodySchema: (refusals, status) => ({
        oneOf: refusals.map(([code, message, , data]) => ({
          type: 'object',
          required: ['code', 'message', 'status', 'data'],
          properties: {
            code: { const: code },
            message: { type: 'string', examples: [message] },
            status: { const: status },
            data,
          },
        })),
      }),
    },
  )
}
