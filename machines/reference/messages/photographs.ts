import { plural } from '../plural.ts'

/** Texts of photographs that customers take of what they insure. */
export const photographTexts = {
  sending: 'Sending the photograph',
  progress: (label: string) => `How much of ${label} is sent`,
  another: 'Choose another',
  sentLater: 'The network is gone. The photograph is kept in this tab and sent again by itself.',
  sentLaterOpen:
    'The network is gone. It is sent again by itself; keep this page open, this browser does not let us store it.',
  stored: 'Stored',
  photographed: (stored: number, all: number) => `${stored} of ${all} photographs`,
  missing: 'Before you go on',
  missingOf: (name: string, count: number) =>
    plural(
      count,
      `${count} photograph of ${name} is missing.`,
      `${count} photographs of ${name} are missing.`,
    ),
  useAnyway: 'Use it anyway',
  tooSmall: 'This picture is too small to read anything in it. Please take it with the camera at full size.',
  tooDark: 'This picture is very dark. Please take it again in daylight or with the flash.',
  tooBright: 'This picture is almost white. Please take it again with the light behind you.',
  blurred: 'This picture looks blurred. Please hold the camera still and take it again.',
} as const
