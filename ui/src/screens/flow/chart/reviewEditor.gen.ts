// Generated from the charts of core: npm run flows
import type { FlowChart, FlowDrawing } from '@jangteo/core/flow/flow.codes'
import type { FlowConfig } from '../flowConfig.ts'

export const CHART: FlowChart = {
  id: "reviewEditor",
  label: "리뷰 쓰기",
  start: "editing",
  guards: ["hasViolations","isLost","isSaved","isUnsaved"],
  keeps: [],
  refusals: {},
  states: [
    {"state":"editing","label":"쓰는 중","tags":["editable"],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"facts.changed","index":0,"target":"editing","actor":"buyer","action":"쓰기","guard":null,"effects":["keepFacts"],"otherwise":null},{"event":"buyer.submit","index":0,"target":"editing","actor":"buyer","action":"고칠 것 있음","guard":"hasViolations","effects":["noteTried"],"otherwise":null},{"event":"buyer.submit","index":1,"target":"saving","actor":"buyer","action":"등록","guard":null,"effects":["noteTried","keepDraft"],"otherwise":null},{"event":"buyer.leave","index":0,"target":"asking","actor":"buyer","action":"나가기","guard":"isUnsaved","effects":[],"otherwise":null},{"event":"buyer.leave","index":1,"target":"left","actor":"buyer","action":"나가기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"asking","label":"나갈지 묻는 중","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.confirm","index":0,"target":"left","actor":"buyer","action":"버리고 나가기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"계속 쓰기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"saving","label":"등록하는 중","tags":["busy"],"entry":[],"asks":["saveReview"],"otherwise":null,"steps":[{"event":"xstate.done.actor.saveReview","index":0,"target":"saved","actor":"system","action":"등록됨","guard":"isSaved","effects":[],"otherwise":null},{"event":"xstate.done.actor.saveReview","index":1,"target":"lost","actor":"system","action":"쓸 수 없음","guard":"isLost","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.saveReview","index":2,"target":"editing","actor":"system","action":"거절","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.saveReview","index":0,"target":"editing","actor":"system","action":"답이 없음","guard":null,"effects":["noteFailure"],"otherwise":null}]},
    {"state":"saved","label":"등록됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"lost","label":"쓸 수 없는 리뷰","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"left","label":"나감","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 524,
  height: 486,
  states: {
    "editing": {"x":270,"y":24,"width":96,"height":60},
    "asking": {"x":276,"y":234,"width":127,"height":60},
    "saving": {"x":36,"y":234,"width":109,"height":60},
    "saved": {"x":24,"y":402,"width":96,"height":60},
    "lost": {"x":148,"y":402,"width":131,"height":60},
    "left": {"x":307,"y":402,"width":96,"height":60},
  },
  arrows: [
    {"from":"editing","to":"editing","points":[[270,44],[254,44],[254,64],[270,64]],"label":{"x":148,"y":26,"width":100,"height":56},"steps":[{"state":"editing","event":"facts.changed","index":0},{"state":"editing","event":"buyer.submit","index":0}]},
    {"from":"editing","to":"saving","points":[[286,84],[286,104],[72,104],[72,234]],"label":{"x":45,"y":152,"width":54,"height":28},"steps":[{"state":"editing","event":"buyer.submit","index":1}]},
    {"from":"editing","to":"asking","points":[[318,84],[318,234]],"label":{"x":284,"y":152,"width":67,"height":28},"steps":[{"state":"editing","event":"buyer.leave","index":0}]},
    {"from":"editing","to":"left","points":[[350,84],[350,104],[466,104],[466,382],[371,382],[371,402]],"label":{"x":433,"y":250,"width":67,"height":28},"steps":[{"state":"editing","event":"buyer.leave","index":1}]},
    {"from":"asking","to":"left","points":[[339,294],[339,402]],"label":{"x":285,"y":334,"width":109,"height":28},"steps":[{"state":"asking","event":"buyer.confirm","index":0}]},
    {"from":"asking","to":"editing","points":[[360,234],[360,214],[407,214],[407,118],[334,118],[334,84]],"label":{"x":365,"y":152,"width":83,"height":28},"steps":[{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"saving","to":"saved","points":[[72,294],[72,402]],"label":{"x":39,"y":334,"width":67,"height":28},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":0}]},
    {"from":"saving","to":"lost","points":[[108,294],[108,314],[214,314],[214,402]],"label":{"x":170,"y":334,"width":87,"height":28},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":1}]},
    {"from":"saving","to":"editing","points":[[108,234],[108,214],[155,214],[155,118],[302,118],[302,84]],"label":{"x":113,"y":138,"width":83,"height":56},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":2},{"state":"saving","event":"xstate.error.actor.saveReview","index":0}]},
  ],
}

export const CONFIG: FlowConfig = {
 "id": "reviewEditor",
 "meta": {
  "label": "리뷰 쓰기"
 },
 "context": {
  "violations": [],
  "isUnsaved": false,
  "isTried": false,
  "draft": {
   "score": 0,
   "text": "",
   "fileIds": []
  },
  "reason": null
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
     }
    },
    "buyer.submit": [
     {
      "target": "editing",
      "guard": "hasViolations",
      "actions": "noteTried",
      "meta": {
       "actor": "buyer",
       "action": "고칠 것 있음"
      }
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
      }
     }
    ],
    "buyer.leave": [
     {
      "target": "asking",
      "guard": "isUnsaved",
      "meta": {
       "actor": "buyer",
       "action": "나가기"
      }
     },
     {
      "target": "left",
      "meta": {
       "actor": "buyer",
       "action": "나가기"
      }
     }
    ]
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "계속 쓰기"
     }
    }
   }
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
      }
     },
     {
      "target": "lost",
      "guard": "isLost",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "쓸 수 없음"
      }
     },
     {
      "target": "editing",
      "actions": "keepReason",
      "meta": {
       "actor": "system",
       "action": "거절"
      }
     }
    ],
    "onError": {
     "target": "editing",
     "actions": "noteFailure",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
  },
  "saved": {
   "meta": {
    "label": "등록됨"
   },
   "tags": [
    "terminal"
   ]
  },
  "lost": {
   "meta": {
    "label": "쓸 수 없는 리뷰"
   },
   "tags": [
    "terminal"
   ]
  },
  "left": {
   "meta": {
    "label": "나감"
   },
   "tags": [
    "terminal"
   ]
  }
 }
}

export const MERMAID = "stateDiagram-v2\n  editing : editing 쓰는 중\n  asking : asking 나갈지 묻는 중\n  saving : saving 등록하는 중\n  saved : saved 등록됨\n  lost : lost 쓸 수 없는 리뷰\n  left : left 나감\n  [*] --> editing\n  editing --> editing : 쓰기<br/>고칠 것 있음\n  editing --> saving : 등록\n  editing --> asking : 나가기\n  editing --> left : 나가기\n  asking --> left : 버리고 나가기\n  asking --> editing : 계속 쓰기\n  saving --> saved : 등록됨\n  saving --> lost : 쓸 수 없음\n  saving --> editing : 거절<br/>답이 없음\n  saved --> [*]\n  lost --> [*]\n  left --> [*]\n"
