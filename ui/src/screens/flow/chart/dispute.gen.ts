// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "dispute",
  label: "분쟁",
  start: "OPENED",
  guards: ["isAnswerDue","isAnswerOpen","isDecidable"],
  delays: {},
  keeps: [],
  refusals: {"DISPUTE_STATE_CHANGED":"분쟁 상태가 바뀌어 처리할 수 없어요. 새로고침해 주세요.","DISPUTE_ANSWER_OVER":"답변 기한이 지났어요.","DISPUTE_NOT_DUE":"아직 답변 기한이 지나지 않았어요.","DISPUTE_ANSWER_AWAITED":"판매자 답변을 기다리고 있어요. 답변이 오거나 기한이 지나면 결정할 수 있어요."},
  states: [
    {"state":"OPENED","label":"분쟁 접수","tags":["open"],"entry":[],"asks":[],"otherwise":"DISPUTE_STATE_CHANGED","steps":[{"event":"system.ask","index":0,"target":"ANSWERING","actor":"system","action":"판매자에게 답변 요청","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"ANSWERING","label":"판매자 답변 대기","tags":["open"],"entry":["holdStatements","scheduleAnswerDue"],"asks":[],"otherwise":"DISPUTE_STATE_CHANGED","steps":[{"event":"seller.answer","index":0,"target":"DECIDING","actor":"seller","action":"판매자 답변","afterMs":null,"guard":"isAnswerOpen","effects":[],"otherwise":"DISPUTE_ANSWER_OVER"},{"event":"system.answerDue","index":0,"target":"DECIDING","actor":"system","action":"답변 기한 만료","afterMs":null,"guard":"isAnswerDue","effects":[],"otherwise":"DISPUTE_NOT_DUE"},{"event":"system.decide","index":0,"target":"DECIDED","actor":"system","action":"분쟁 결정","afterMs":null,"guard":"isDecidable","effects":[],"otherwise":"DISPUTE_ANSWER_AWAITED"},{"event":"claim.ended","index":0,"target":"CLOSED","actor":"system","action":"신청 종료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DECIDING","label":"장터 판단 중","tags":["open"],"entry":[],"asks":[],"otherwise":"DISPUTE_STATE_CHANGED","steps":[{"event":"system.decide","index":0,"target":"DECIDED","actor":"system","action":"분쟁 결정","afterMs":null,"guard":"isDecidable","effects":[],"otherwise":"DISPUTE_ANSWER_AWAITED"},{"event":"claim.ended","index":0,"target":"CLOSED","actor":"system","action":"신청 종료","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"DECIDED","label":"결정 완료","tags":["terminal"],"entry":["decideClaim","releaseStatements","resumeConfirmation"],"asks":[],"otherwise":"DISPUTE_STATE_CHANGED","steps":[]},
    {"state":"CLOSED","label":"종결","tags":["terminal"],"entry":["releaseStatements","resumeConfirmation"],"asks":[],"otherwise":"DISPUTE_STATE_CHANGED","steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 436,
  height: 658,
  states: {
    "OPENED": {"x":145,"y":24,"width":96,"height":60},
    "ANSWERING": {"x":122,"y":168,"width":142,"height":60},
    "DECIDING": {"x":136,"y":388,"width":114,"height":60},
    "DECIDED": {"x":227,"y":574,"width":96,"height":60},
    "CLOSED": {"x":72,"y":574,"width":96,"height":60},
  },
  start: [[31,54],[145,54]],
  arrows: [
    {"from":"OPENED","to":"ANSWERING","points":[[193,84],[193,168]],"label":{"x":117,"y":112,"width":152,"height":28},"steps":[{"state":"OPENED","event":"system.ask","index":0}]},
    {"from":"ANSWERING","to":"DECIDING","points":[[193,228],[193,388]],"label":{"x":122,"y":268,"width":142,"height":92},"steps":[{"state":"ANSWERING","event":"seller.answer","index":0},{"state":"ANSWERING","event":"system.answerDue","index":0}]},
    {"from":"ANSWERING","to":"DECIDED","points":[[228,228],[228,248],[345,248],[345,554],[291,554],[291,574]],"label":{"x":278,"y":395,"width":134,"height":46},"steps":[{"state":"ANSWERING","event":"system.decide","index":0}]},
    {"from":"ANSWERING","to":"CLOSED","points":[[157,228],[157,248],[66,248],[66,554],[104,554],[104,574]],"label":{"x":24,"y":404,"width":84,"height":28},"steps":[{"state":"ANSWERING","event":"claim.ended","index":0}]},
    {"from":"DECIDING","to":"DECIDED","points":[[212,448],[212,468],[259,468],[259,574]],"label":{"x":192,"y":488,"width":134,"height":46},"steps":[{"state":"DECIDING","event":"system.decide","index":0}]},
    {"from":"DECIDING","to":"CLOSED","points":[[174,448],[174,468],[136,468],[136,574]],"label":{"x":94,"y":497,"width":84,"height":28},"steps":[{"state":"DECIDING","event":"claim.ended","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "dispute",
 "meta": {
  "label": "분쟁",
  "otherwise": "DISPUTE_STATE_CHANGED"
 },
 "context": {
  "isAnswerOpen": false,
  "isAnswerDue": false,
  "isDecidable": false
 },
 "initial": "OPENED",
 "states": {
  "OPENED": {
   "meta": {
    "label": "분쟁 접수"
   },
   "tags": [
    "open"
   ],
   "on": {
    "system.ask": {
     "target": "ANSWERING",
     "meta": {
      "actor": "system",
      "action": "판매자에게 답변 요청"
     },
     "description": "시스템: 판매자에게 답변 요청"
    }
   },
   "description": "분쟁 접수"
  },
  "ANSWERING": {
   "meta": {
    "label": "판매자 답변 대기"
   },
   "tags": [
    "open"
   ],
   "entry": [
    "holdStatements",
    "scheduleAnswerDue"
   ],
   "on": {
    "seller.answer": {
     "target": "DECIDING",
     "guard": "isAnswerOpen",
     "meta": {
      "actor": "seller",
      "action": "판매자 답변",
      "otherwise": "DISPUTE_ANSWER_OVER"
     },
     "description": "판매자: 판매자 답변 (아니면 DISPUTE_ANSWER_OVER)"
    },
    "system.answerDue": {
     "target": "DECIDING",
     "guard": "isAnswerDue",
     "meta": {
      "actor": "system",
      "action": "답변 기한 만료",
      "otherwise": "DISPUTE_NOT_DUE"
     },
     "description": "시스템: 답변 기한 만료 (아니면 DISPUTE_NOT_DUE)"
    },
    "system.decide": {
     "target": "DECIDED",
     "guard": "isDecidable",
     "meta": {
      "actor": "system",
      "action": "분쟁 결정",
      "otherwise": "DISPUTE_ANSWER_AWAITED"
     },
     "description": "시스템: 분쟁 결정 (아니면 DISPUTE_ANSWER_AWAITED)"
    },
    "claim.ended": {
     "target": "CLOSED",
     "meta": {
      "actor": "system",
      "action": "신청 종료"
     },
     "description": "시스템: 신청 종료"
    }
   },
   "description": "판매자 답변 대기"
  },
  "DECIDING": {
   "meta": {
    "label": "장터 판단 중"
   },
   "tags": [
    "open"
   ],
   "on": {
    "system.decide": {
     "target": "DECIDED",
     "guard": "isDecidable",
     "meta": {
      "actor": "system",
      "action": "분쟁 결정",
      "otherwise": "DISPUTE_ANSWER_AWAITED"
     },
     "description": "시스템: 분쟁 결정 (아니면 DISPUTE_ANSWER_AWAITED)"
    },
    "claim.ended": {
     "target": "CLOSED",
     "meta": {
      "actor": "system",
      "action": "신청 종료"
     },
     "description": "시스템: 신청 종료"
    }
   },
   "description": "장터 판단 중"
  },
  "DECIDED": {
   "meta": {
    "label": "결정 완료"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "decideClaim",
    "releaseStatements",
    "resumeConfirmation"
   ],
   "description": "결정 완료",
   "type": "final"
  },
  "CLOSED": {
   "meta": {
    "label": "종결"
   },
   "tags": [
    "terminal"
   ],
   "entry": [
    "releaseStatements",
    "resumeConfirmation"
   ],
   "description": "종결",
   "type": "final"
  }
 },
 "description": "분쟁"
}

export const MERMAID = "stateDiagram-v2\n  OPENED : OPENED 분쟁 접수\n  ANSWERING : ANSWERING 판매자 답변 대기\n  DECIDING : DECIDING 장터 판단 중\n  DECIDED : DECIDED 결정 완료\n  CLOSED : CLOSED 종결\n  [*] --> OPENED\n  OPENED --> ANSWERING : 판매자에게 답변 요청\n  ANSWERING --> DECIDING : 판매자 답변 [isAnswerOpen]<br/>답변 기한 만료 [isAnswerDue]\n  ANSWERING --> DECIDED : 분쟁 결정 [isDecidable]\n  ANSWERING --> CLOSED : 신청 종료\n  DECIDING --> DECIDED : 분쟁 결정 [isDecidable]\n  DECIDING --> CLOSED : 신청 종료\n  DECIDED --> [*]\n  CLOSED --> [*]\n"
