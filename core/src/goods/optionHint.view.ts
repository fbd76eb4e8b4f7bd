import { josa } from 'es-hangul'

/**
 * Says which option is to be chosen before the next one, with the particle that its name takes.
 * @example optionHintText('도정') // '도정을 먼저 선택해 주세요.'
 */
export function optionHintText(optionName: string): string {
  return `${josa(optionName, '을/를')} 먼저 선택해 주세요.`
}
