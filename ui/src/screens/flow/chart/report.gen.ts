// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "report",
  label: "신고",
  start: "RECEIVED",
  guards: ["isExplained"],
  delays: {},
  keeps: [],
  refusals: {"REPORT_DECIDED":"이미 처리한 신고예요. 새로고침해 주세요.","REPORT_DECISION_REQUIRED":"처리 사유를 5자 이상 300자 이하로 입력해 주세요."},
  states: [
    {"state":"RECEIVED","label":"접수","tags":["open"],"entry":[],"asks":[],"otherwise":"REPORT_DECIDED","steps":[{"event":"system.accept","index":0,"target":"ACCEPTED","actor":"system","action":"신고 조치","afterMs":null,"guard":"isExplained","effects":[],"otherwise":"REPORT_DECISION_REQUIRED"},{"event":"system.dismiss","index":0,"target":"DISMISSED","actor":"system","action":"신고 종결","afterMs":null,"guard":"isExplained","effects":[],"otherwise":"REPORT_DECISION_REQUIRED"}]},
    {"state":"ACCEPTED","label":"조치","tags":["terminal"],"entry":["hideSubject","notifyReporter"],"asks":[],"otherwise":"REPORT_DECIDED","steps":[]},
    {"state":"DISMISSED","label":"조치 안 함","tags":["terminal"],"entry":["notifyReporter"],"asks":[],"otherwise":"REPORT_DECIDED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 330,
  height: 294,
  states: {
    "RECEIVED": {"x":70,"y":24,"width":102,"height":60},
    "ACCEPTED": {"x":188,"y":210,"width":102,"height":60},
    "DISMISSED": {"x":36,"y":210,"width":110,"height":60},
  },
  start: [[31,54],[70,54]],
  arrows: [
    {"from":"RECEIVED","to":"ACCEPTED","points":[[138,84],[138,122],[239,122],[239,210]],"label":{"x":172,"y":136,"width":134,"height":46},"steps":[{"state":"RECEIVED","event":"system.accept","index":0}]},
    {"from":"RECEIVED","to":"DISMISSED","points":[[104,84],[104,108],[91,108],[91,210]],"label":{"x":24,"y":136,"width":134,"height":46},"steps":[{"state":"RECEIVED","event":"system.dismiss","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "report",
 "meta": {
  "label": "신고",
  "otherwise": "REPORT_DECIDED"
 },
 "context": {
  "isExplained": false
 },
 "initial": "RECEIVED",
 "states": {
  "RECEIVED": {
   "meta": {
    "label": "접수"
   },
   "tags": [
    "open"
   ],
   "on": {
    "system.accept": {
     "target": "ACCEPTED",
     "guard": "isExplained",
     "meta": {
      "actor": "system",
      "action": "신고 조치",
      "otherwise": "REPORT_DECISION_REQUIRED"
     },
     "description": "시스템: 신고 조치 (아니면 REPORT_DECISION_REQUIRED)"
    },
    "system.dismiss": {
     "target": "DISMISSED",
     "guard": "isExplained",
     "meta": {
      "actor": "system",
      "action": "신고 종결",
      "otherwise": "REPORT_DECISION_REQUIRED"
     },
     "description": "시스템: 신고 종결 (아니면 REPORT_DECISION_REQUIRED)"
    }
   },
   "description": "접수"
  },
  "ACCEPTED": {
   "meta": {
    "label": "조치"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "hideSubject",
    "notifyReporter"
   ],
   "description": "조치",
   "type": "final"
  },
  "DISMISSED": {
   "meta": {
    "label": "조치 안 함"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "notifyReporter"
   ],
   "description": "조치 안 함",
   "type": "final"
  }
 },
 "description": "신고"
}

export const MERMAID = "stateDiagram-v2\n  RECEIVED : RECEIVED 접수\n  ACCEPTED : ACCEPTED 조치\n  DISMISSED : DISMISSED 조치 안 함\n  [*] --> RECEIVED\n  RECEIVED --> ACCEPTED : 신고 조치 [isExplained]\n  RECEIVED --> DISMISSED : 신고 종결 [isExplained]\n  ACCEPTED --> [*]\n  DISMISSED --> [*]\n"
