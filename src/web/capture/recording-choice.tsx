import { useState } from 'react'
import { Switch } from '../ui/inputs/switch.tsx'
import { captureChoice } from './capture-choice.ts'
import { mayAsk } from './may-ask.ts'
import { startRecording, stopRecording } from './recording.ts'

/** Allows the recording of what is used here, and takes that back as easily; absent where nothing is ever recorded. */
export function RecordingChoice() {
  const [isAllowed, setAllowed] = useState(captureChoice.isAllowed)
  if (!mayAsk()) return null
  const choose = (allowed: boolean) => {
    setAllowed(allowed)
    if (allowed) {
      captureChoice.allow()
      startRecording()
    } else {
      stopRecording()
      captureChoice.refuse()
    }
  }
  return (
    <Switch
      label="Help us improve this site"
      hint="If you agree, we record which controls you use, and which of several choices you take. Never names, numbers, contacts, health answers or documents."
      checked={isAllowed}
      onChange={choose}
    />
  )
}
