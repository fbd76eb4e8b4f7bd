// Generated from the charts of core: npm run generate
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "reviewEditor",
  label: "리뷰 쓰기",
  start: "editing",
  guards: ["hasViolations","isLost","isSaved","isUnsaved"],
  delays: {},
  keeps: [],
  refusals: {},
  states: [
    {"state":"editing","label":"쓰는 중","tags":["editable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"buyer","action":"쓰기","afterMs":null,"guard":null,"effects":["keepFacts"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"editing","actor":"buyer","action":"고칠 것 있음","afterMs":null,"guard":"hasViolations","effects":["noteTried"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"saving","actor":"buyer","action":"등록","afterMs":null,"guard":null,"effects":["noteTried","keepDraft"],"otherwise":null},{"event":"buyer.leave","index":0,"target":"asking","actor":"buyer","action":"나가기","afterMs":null,"guard":"isUnsaved","effects":[],"otherwise":null},{"event":"buyer.leave","index":1,"target":"left","actor":"buyer","action":"나가기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"나갈지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"left","actor":"buyer","action":"버리고 나가기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"계속 쓰기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"saving","label":"등록하는 중","tags":["busy"],"entry":[],"asks":["saveReview"],"otherwise":null,"steps":[{"event":"xstate.done.actor.saveReview","index":0,"target":"saved","actor":"system","action":"등록됨","afterMs":null,"guard":"isSaved","effects":[],"otherwise":null},{"event":"xstate.done.actor.saveReview","index":1,"target":"lost","actor":"system","action":"쓸 수 없음","afterMs":null,"guard":"isLost","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.saveReview","index":2,"target":"editing","actor":"system","action":"거절","afterMs":null,"guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.saveReview","index":0,"target":"unanswered","actor":"system","action":"답이 없음","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"등록됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"saving","actor":"buyer","action":"같은 리뷰 다시 보내기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","afterMs":null,"guard":null,"effects":[],"otherwise":null},{"event":"buyer.leave","index":0,"target":"asking","actor":"buyer","action":"나가기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"saved","label":"등록됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"lost","label":"쓸 수 없는 리뷰","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.leave","index":0,"target":"left","actor":"buyer","action":"나가기","afterMs":null,"guard":null,"effects":[],"otherwise":null}]},
    {"state":"left","label":"나감","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 815,
  height: 778,
  states: {
    "editing": {"x":70,"y":31,"width":96,"height":60},
    "asking": {"x":128,"y":301,"width":128,"height":60},
    "saving": {"x":446,"y":292,"width":150,"height":78},
    "unanswered": {"x":289,"y":524,"width":138,"height":60},
    "saved": {"x":535,"y":524,"width":96,"height":60},
    "lost": {"x":659,"y":524,"width":132,"height":60},
    "left": {"x":653,"y":694,"width":96,"height":60},
  },
  start: [[31,61],[70,61]],
  arrows: [
    {"from":"editing","to":"editing","points":[[166,51],[182,51],[182,71],[166,71]],"label":{"x":188,"y":24,"width":150,"height":74},"steps":[{"state":"editing","event":"facts.changed","index":0},{"state":"editing","event":"buyer.submit","index":0}]},
    {"from":"editing","to":"saving","points":[[152,91],[152,136],[546,136],[546,292]],"label":{"x":519,"y":215,"width":54,"height":28},"steps":[{"state":"editing","event":"buyer.submit","index":1}]},
    {"from":"editing","to":"asking","points":[[111,91],[111,178],[233,178],[233,272],[213,272],[213,301]],"label":{"x":174,"y":206,"width":118,"height":46},"steps":[{"state":"editing","event":"buyer.leave","index":0}]},
    {"from":"editing","to":"left","points":[[84,91],[84,122],[58,122],[58,674],[677,674],[677,694]],"label":{"x":24,"y":433,"width":68,"height":28},"steps":[{"state":"editing","event":"buyer.leave","index":1}]},
    {"from":"asking","to":"left","points":[[171,361],[171,660],[701,660],[701,694]],"label":{"x":116,"y":540,"width":110,"height":28},"steps":[{"state":"asking","event":"buyer.confirm","index":0}]},
    {"from":"asking","to":"editing","points":[[171,301],[171,272],[118,272],[118,192],[97,192],[97,91]],"label":{"x":76,"y":215,"width":84,"height":28},"steps":[{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"saving","to":"saved","points":[[536,370],[536,404],[613,404],[613,490],[583,490],[583,524]],"label":{"x":562,"y":424,"width":102,"height":46},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":0}]},
    {"from":"saving","to":"lost","points":[[566,370],[566,390],[725,390],[725,524]],"label":{"x":678,"y":424,"width":94,"height":46},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":1}]},
    {"from":"saving","to":"editing","points":[[496,292],[496,272],[356,272],[356,150],[139,150],[139,91]],"label":{"x":329,"y":215,"width":54,"height":28},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":2}]},
    {"from":"saving","to":"unanswered","points":[[506,370],[506,490],[399,490],[399,524]],"label":{"x":464,"y":433,"width":84,"height":28},"steps":[{"state":"saving","event":"xstate.error.actor.saveReview","index":0}]},
    {"from":"unanswered","to":"saving","points":[[372,524],[372,390],[476,390],[476,370]],"label":{"x":294,"y":433,"width":156,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"editing","points":[[344,524],[344,490],[276,490],[276,390],[311,390],[311,164],[125,164],[125,91]],"label":{"x":284,"y":317,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
    {"from":"unanswered","to":"asking","points":[[317,524],[317,504],[223,504],[223,390],[213,390],[213,361]],"label":{"x":189,"y":433,"width":68,"height":28},"steps":[{"state":"unanswered","event":"buyer.leave","index":0}]},
    {"from":"lost","to":"left","points":[[725,584],[725,694]],"label":{"x":691,"y":612,"width":68,"height":28},"steps":[{"state":"lost","event":"buyer.leave","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "reviewEditor",
 "meta": {
  "label": "리뷰 쓰기"
 },
 "initial": "editing",
 "states": {
  "editing": {
   "meta": {
    "label": "쓰는 중"
   },
   "tags": [
    "editable"
   ],
   "on": {
    "facts.changed": {
     "target": "editing",
     "actions": "keepFacts",
     "meta": {
      "actor": "buyer",
      "action": "쓰기"
     },
     "description": "구매자: 쓰기"
    },
    "buyer.submit": [
     {
      "target": "editing",
      "guard": "hasViolations",
      "actions": "noteTried",
      "meta": {
       "actor": "buyer",
       "action": "고칠 것 있음"
      },
      "description": "구매자: 고칠 것 있음"
     },
     {
      "target": "saving",
      "actions": [
       "noteTried",
       "keepDraft"
      ],
      "meta": {
       "actor": "buyer",
       "action": "등록"
      },
      "description": "구매자: 등록"
     }
    ],
    "buyer.leave": [
     {
      "target": "asking",
      "guard": "isUnsaved",
      "meta": {
       "actor": "buyer",
       "action": "나가기"
      },
      "description": "구매자: 나가기"
     },
     {
      "target": "left",
      "meta": {
       "actor": "buyer",
       "action": "나가기"
      },
      "description": "구매자: 나가기"
     }
    ]
   },
   "description": "쓰는 중"
  },
  "asking": {
   "meta": {
    "label": "나갈지 묻는 중"
   },
   "on": {
    "buyer.confirm": {
     "target": "left",
     "meta": {
      "actor": "buyer",
      "action": "버리고 나가기"
     },
     "description": "구매자: 버리고 나가기"
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "계속 쓰기"
     },
     "description": "구매자: 계속 쓰기"
    }
   },
   "description": "나갈지 묻는 중"
  },
  "saving": {
   "meta": {
    "label": "등록하는 중"
   },
   "tags": [
    "busy"
   ],
   "invoke": {
    "id": "saveReview",
    "src": "saveReview",
    "onDone": [
     {
      "target": "saved",
      "guard": "isSaved",
      "meta": {
       "actor": "system",
       "action": "등록됨"
      },
      "description": "시스템: 등록됨"
     },
     {
      "target": "lost",
      "guard": "isLost",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "쓸 수 없음"
      },
      "description": "시스템: 쓸 수 없음"
     },
     {
      "target": "editing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      },
      "description": "시스템: 거절"
     }
    ],
    "onError": {
     "target": "unanswered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     },
     "description": "시스템: 답이 없음"
    }
   },
   "description": "등록하는 중"
  },
  "unanswered": {
   "meta": {
    "label": "등록됐는지 모름"
   },
   "on": {
    "buyer.retry": {
     "target": "saving",
     "meta": {
      "actor": "buyer",
      "action": "같은 리뷰 다시 보내기"
     },
     "description": "구매자: 같은 리뷰 다시 보내기"
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
     },
     "description": "구매자: 닫기"
    },
    "buyer.leave": {
     "target": "asking",
     "meta": {
      "actor": "buyer",
      "action": "나가기"
     },
     "description": "구매자: 나가기"
    }
   },
   "description": "등록됐는지 모름"
  },
  "saved": {
   "meta": {
    "label": "등록됨"
   },
   "tags": [
    "terminal"
   ],
   "description": "등록됨",
   "type": "final"
  },
  "lost": {
   "meta": {
    "label": "쓸 수 없는 리뷰"
   },
   "on": {
    "buyer.leave": {
     "target": "left",
     "meta": {
      "actor": "buyer",
      "action": "나가기"
     },
     "description": "구매자: 나가기"
    }
   },
   "description": "쓸 수 없는 리뷰"
  },
  "left": {
   "meta": {
    "label": "나감"
   },
   "tags": [
    "terminal"
   ],
   "description": "나감",
   "type": "final"
  }
 },
 "description": "리뷰 쓰기"
}

export const MERMAID = "stateDiagram-v2\n  editing : editing 쓰는 중\n  asking : asking 나갈지 묻는 중\n  saving : saving 등록하는 중<br/>do / saveReview\n  unanswered : unanswered 등록됐는지 모름\n  saved : saved 등록됨\n  lost : lost 쓸 수 없는 리뷰\n  left : left 나감\n  [*] --> editing\n  editing --> editing : 쓰기<br/>고칠 것 있음 [hasViolations]\n  editing --> saving : 등록\n  editing --> asking : 나가기 [isUnsaved]\n  editing --> left : 나가기\n  asking --> left : 버리고 나가기\n  asking --> editing : 계속 쓰기\n  saving --> saved : 등록됨 [isSaved]\n  saving --> lost : 쓸 수 없음 [isLost]\n  saving --> editing : 거절\n  saving --> unanswered : 답이 없음\n  unanswered --> saving : 같은 리뷰 다시 보내기\n  unanswered --> editing : 닫기\n  unanswered --> asking : 나가기\n  lost --> left : 나가기\n  saved --> [*]\n  left --> [*]\n"
