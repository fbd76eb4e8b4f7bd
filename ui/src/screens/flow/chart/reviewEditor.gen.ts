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
    {"state":"saving","label":"등록하는 중","tags":["busy"],"entry":[],"asks":["saveReview"],"otherwise":null,"steps":[{"event":"xstate.done.actor.saveReview","index":0,"target":"saved","actor":"system","action":"등록됨","guard":"isSaved","effects":[],"otherwise":null},{"event":"xstate.done.actor.saveReview","index":1,"target":"lost","actor":"system","action":"쓸 수 없음","guard":"isLost","effects":["keepReason"],"otherwise":null},{"event":"xstate.done.actor.saveReview","index":2,"target":"editing","actor":"system","action":"거절","guard":null,"effects":["keepReason"],"otherwise":null},{"event":"xstate.error.actor.saveReview","index":0,"target":"unanswered","actor":"system","action":"답이 없음","guard":null,"effects":[],"otherwise":null}]},
    {"state":"unanswered","label":"등록됐는지 모름","tags":[],"entry":[],"asks":[],"otherwise":null,"steps":[{"event":"buyer.retry","index":0,"target":"saving","actor":"buyer","action":"같은 리뷰 다시 보내기","guard":null,"effects":[],"otherwise":null},{"event":"buyer.dismiss","index":0,"target":"editing","actor":"buyer","action":"닫기","guard":null,"effects":[],"otherwise":null}]},
    {"state":"saved","label":"등록됨","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"lost","label":"쓸 수 없는 리뷰","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
    {"state":"left","label":"나감","tags":["terminal"],"entry":[],"asks":[],"otherwise":null,"steps":[]},
  ],
}

export const DRAWING: FlowDrawing = {
  width: 844,
  height: 500,
  states: {
    "editing": {"x":539,"y":24,"width":96,"height":60},
    "asking": {"x":598,"y":220,"width":127,"height":60},
    "saving": {"x":247,"y":220,"width":109,"height":60},
    "unanswered": {"x":438,"y":416,"width":137,"height":60},
    "saved": {"x":24,"y":416,"width":96,"height":60},
    "lost": {"x":148,"y":416,"width":131,"height":60},
    "left": {"x":722,"y":416,"width":96,"height":60},
  },
  arrows: [
    {"from":"editing","to":"editing","points":[[539,44],[523,44],[523,64],[539,64]],"label":{"x":417,"y":26,"width":100,"height":56},"steps":[{"state":"editing","event":"facts.changed","index":0},{"state":"editing","event":"buyer.submit","index":0}]},
    {"from":"editing","to":"saving","points":[[552,84],[552,104],[252,104],[252,200],[283,200],[283,220]],"label":{"x":225,"y":152,"width":54,"height":28},"steps":[{"state":"editing","event":"buyer.submit","index":1}]},
    {"from":"editing","to":"asking","points":[[594,84],[594,200],[640,200],[640,220]],"label":{"x":560,"y":152,"width":67,"height":28},"steps":[{"state":"editing","event":"buyer.leave","index":0}]},
    {"from":"editing","to":"left","points":[[621,84],[621,104],[786,104],[786,416]],"label":{"x":753,"y":236,"width":67,"height":28},"steps":[{"state":"editing","event":"buyer.leave","index":1}]},
    {"from":"asking","to":"left","points":[[661,280],[661,382],[754,382],[754,416]],"label":{"x":607,"y":334,"width":109,"height":28},"steps":[{"state":"asking","event":"buyer.confirm","index":0}]},
    {"from":"asking","to":"editing","points":[[682,220],[682,118],[607,118],[607,84]],"label":{"x":641,"y":152,"width":83,"height":28},"steps":[{"state":"asking","event":"buyer.dismiss","index":0}]},
    {"from":"saving","to":"saved","points":[[269,280],[269,300],[72,300],[72,416]],"label":{"x":39,"y":334,"width":67,"height":28},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":0}]},
    {"from":"saving","to":"lost","points":[[291,280],[291,314],[214,314],[214,416]],"label":{"x":170,"y":334,"width":87,"height":28},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":1}]},
    {"from":"saving","to":"editing","points":[[320,220],[320,118],[566,118],[566,84]],"label":{"x":293,"y":152,"width":54,"height":28},"steps":[{"state":"saving","event":"xstate.done.actor.saveReview","index":2}]},
    {"from":"saving","to":"unanswered","points":[[313,280],[313,396],[473,396],[473,416]],"label":{"x":271,"y":334,"width":83,"height":28},"steps":[{"state":"saving","event":"xstate.error.actor.saveReview","index":0}]},
    {"from":"unanswered","to":"saving","points":[[507,416],[507,382],[446,382],[446,300],[334,300],[334,280]],"label":{"x":368,"y":334,"width":155,"height":28},"steps":[{"state":"unanswered","event":"buyer.retry","index":0}]},
    {"from":"unanswered","to":"editing","points":[[541,416],[541,132],[580,132],[580,84]],"label":{"x":514,"y":236,"width":54,"height":28},"steps":[{"state":"unanswered","event":"buyer.dismiss","index":0}]},
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
  "key": "",
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
     "target": "unanswered",
     "meta": {
      "actor": "system",
      "action": "답이 없음"
     }
    }
   }
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
     }
    },
    "buyer.dismiss": {
     "target": "editing",
     "meta": {
      "actor": "buyer",
      "action": "닫기"
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

export const MERMAID = "stateDiagram-v2\n  editing : editing 쓰는 중\n  asking : asking 나갈지 묻는 중\n  saving : saving 등록하는 중\n  unanswered : unanswered 등록됐는지 모름\n  saved : saved 등록됨\n  lost : lost 쓸 수 없는 리뷰\n  left : left 나감\n  [*] --> editing\n  editing --> editing : 쓰기<br/>고칠 것 있음\n  editing --> saving : 등록\n  editing --> asking : 나가기\n  editing --> left : 나가기\n  asking --> left : 버리고 나가기\n  asking --> editing : 계속 쓰기\n  saving --> saved : 등록됨\n  saving --> lost : 쓸 수 없음\n  saving --> editing : 거절\n  saving --> unanswered : 답이 없음\n  unanswered --> saving : 같은 리뷰 다시 보내기\n  unanswered --> editing : 닫기\n  saved --> [*]\n  lost --> [*]\n  left --> [*]\n"
