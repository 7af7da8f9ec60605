import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { t as spaced } from "./spaced-CRrdSvFz.js";
import { Ft as ADMIN_TITLE, It as sectionPath, Pt as ADMIN_SECTIONS, f as LanguageLink, jt as lazyPart, p as useBarePath } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { jsx, jsxs } from "react/jsx-runtime";
// contract/messages/en/admin.ts
var number$1 = (value) => value.toLocaleString("en");
var points$1 = (value) => value === 1 ? "1 point" : `${number$1(value)} points`;
/** The operators' console. */
var admin$1 = {
	nav: "Sections",
	sections: {
		overview: "Overview",
		users: "Users",
		organisations: "Organisations",
		orders: "Orders",
		products: "Products",
		prices: "Tool prices",
		costs: "Costs and margin",
		tasks: "Runs",
		engines: "Engines",
		audit: "Audit log"
	},
	list: {
		search: "Search",
		clear: "Clear",
		filter: "Filter",
		all: "All",
		more: "Show more",
		shown: ({ count }) => count === 1 ? "1 row" : `${number$1(count)} rows`,
		empty: "Nothing here yet.",
		nothingFound: "Nothing matches your search and filters.",
		actions: "Actions",
		actionsFor: ({ name }) => `Actions for ${name}`,
		details: "Details",
		history: "Show in the audit log"
	},
	ask: {
		reason: "Reason",
		reasonHint: "Recorded in the audit log.",
		reasonHintLedger: "Recorded in the audit log and shown in the points history of the organisation.",
		reasonMissing: "Give a reason of 2 to 300 characters.",
		cancel: "Cancel",
		working: "One moment"
	},
	overview: {
		people: "People",
		users: "Accounts",
		organisations: "Organisations",
		money: "Money, last 30 days",
		revenue: ({ currency }) => `Net revenue, ${currency}`,
		testRevenue: ({ currency }) => `Test payments, ${currency}`,
		noRevenue: "No paid orders.",
		problems: "Payment mismatches",
		runs: "Runs",
		open: "Waiting or running now",
		failed: "Failed in the last 24 hours",
		belowZero: "Tools that cost more than they bring in, last 30 days"
	},
	users: {
		searchHint: "Name, e-mail address, number or ID",
		columns: {
			name: "Name",
			contact: "E-mail or number",
			organisations: "Organisations",
			since: "Since",
			state: "State"
		},
		roles: {
			founder: "founder",
			admin: "admin",
			member: "member"
		},
		operator: "Operator",
		bySettings: "Operator, set in the settings",
		disabled: "Disabled",
		active: "Active",
		you: " (you)",
		promote: {
			action: "Make an operator",
			title: ({ name }) => `Make ${name} an operator?`,
			line: "They see every account, organisation and order here, and can do everything you can.",
			done: "Operator rights granted."
		},
		demote: {
			action: "Remove operator rights",
			title: ({ name }) => `Remove the operator rights of ${name}?`,
			line: "The account stays, but can no longer open this console.",
			done: "Operator rights removed."
		},
		disable: {
			action: "Disable the account",
			title: ({ name }) => `Disable the account of ${name}?`,
			line: "Every device is signed out at once, and the account can no longer sign in. Pictures, points and organisations stay.",
			done: "The account is disabled."
		},
		enable: {
			action: "Enable the account",
			title: ({ name }) => `Enable the account of ${name}?`,
			line: "They can sign in again as before.",
			done: "The account is enabled."
		},
		signOut: {
			action: "Sign out everywhere",
			title: ({ name }) => `Sign ${name} out everywhere?`,
			line: "Every device is signed out at once. They can sign in again.",
			done: "Signed out everywhere."
		}
	},
	organisations: {
		searchHint: "Name or ID",
		columns: {
			name: "Name",
			edition: "Plan",
			members: "Members",
			balance: "Points",
			frozen: "Frozen",
			storage: "Storage",
			since: "Since"
		},
		editions: {
			free: "Free",
			vip: "Personal",
			team: "Startup",
			com: "Enterprise"
		},
		until: ({ date }) => `until ${date}`,
		ended: ({ date }) => `ended ${date}`,
		seats: ({ members, seats }) => `${number$1(members)} of ${number$1(seats)}`,
		orders: "Show the orders",
		runs: "Show the runs",
		correct: {
			action: "Adjust points",
			title: ({ name }) => `Adjust the points of ${name}`,
			way: "Change",
			add: "Add points",
			take: "Deduct points",
			points: "Points",
			pointsWrong: ({ most }) => `Enter a whole number from 1 to ${number$1(most)}.`,
			now: ({ balance }) => `${points$1(balance)} now`,
			willAdd: ({ value, after }) => `Adds ${points$1(value)} as a bonus, ${points$1(after)} in total. They do not expire.`,
			willTake: ({ value, after }) => `Deducts ${points$1(value)}, leaving ${points$1(after)}. Plan points are deducted last.`,
			tooMany: "There are fewer points than that.",
			done: ({ balance }) => `Done: ${points$1(balance)} now.`
		}
	},
	orders: {
		searchHint: "Order, payment number, organisation or buyer",
		columns: {
			time: "Time",
			who: "Organisation and buyer",
			what: "Item",
			amount: "Amount",
			paidBy: "Paid by",
			state: "State"
		},
		statuses: {
			0: "Open",
			1: "Paid",
			2: "Closed",
			3: "Refunded"
		},
		onlyProblems: "With a problem",
		problems: {
			wrong_amount: "Wrong amount paid",
			wrong_currency: "Paid in the wrong currency",
			partial_refund: "Partly refunded"
		},
		otherProblem: "The payment does not match the order",
		refunds: {
			requested: "Refund in progress",
			failed: "Refund failed"
		},
		providers: {
			wechat: "WeChat Pay",
			paypal: "PayPal",
			sandbox: "Test wallet"
		},
		persons: ({ count }) => count === 1 ? "1 person" : `${number$1(count)} people`,
		points: ({ value }) => points$1(value),
		numbers: ({ name }) => `${name} number`,
		check: {
			action: "Check with the provider",
			done: ({ status }) => `Checked. The order is: ${status}.`
		},
		refund: {
			action: "Refund",
			title: ({ amount }) => `Refund ${amount}?`,
			money: ({ amount, buyer, provider }) => `${amount} goes back to ${buyer} by ${provider}.`,
			points: ({ value, organisation }) => `${points$1(value)} are deducted from ${organisation}, or as many as it has left, and its plan is recalculated without this order.`,
			final: "This cannot be undone.",
			done: "Refund requested.",
			refunded: "Refunded."
		}
	},
	products: {
		columns: {
			name: "Name",
			type: "Plan",
			period: "Days",
			price: "Price",
			points: "Points",
			offered: "Offered"
		},
		offered: "Offered",
		withdrawn: "Not offered",
		add: "Add a product",
		addTitle: "Add a product",
		edit: "Edit",
		editTitle: ({ name }) => `Edit ${name}`,
		line: "Price and points are per person, for the whole period. Existing orders keep their terms.",
		fields: {
			type: "Plan",
			nameEn: "Name in English",
			nameZh: "Name in Chinese",
			price: ({ currency }) => `Price, ${currency}`,
			points: "Points",
			validDays: "Days",
			position: "Position",
			offered: "Offered on the pricing page"
		},
		wrong: {
			name: "Use 1 to 60 characters.",
			price: "Enter an amount above 0, in whole cents.",
			points: "Enter a whole number of 1 or more.",
			validDays: "Enter a whole number from 1 to 3660.",
			position: "Enter a whole number from 0 to 1000."
		},
		save: "Save",
		saved: "Saved."
	},
	prices: {
		line: "Points per run, before the number of pictures, quality and length are counted; for chats and scripts, points per started 1,000 tokens. Changes take effect within 5 seconds; runs already started keep their price.",
		columns: {
			tool: "Tool",
			path: "Endpoint",
			seed: "Catalogue",
			now: "Now"
		},
		changed: "changed",
		edit: "Set price",
		title: ({ name }) => `Price of ${name}`,
		points: "Points per run",
		seed: ({ value }) => `Catalogue: ${points$1(value)}`,
		wrong: "Enter a whole number from 0 to 100,000.",
		save: "Set price",
		done: "Price set."
	},
	/** Services of language models, by service id; they are priced separately from the tools. */
	services: {
		chat: "Chat and prompt help",
		script: "Scripts",
		speech: "Speech",
		"draw-shot": "Story shot",
		"draw-look": "Character look",
		"dubbed-line": "Dubbed line"
	},
	costs: {
		line: "Cost is what providers charge for runs; income is what was paid for the points used. Bonus points, refunded orders and the test wallet do not count as income. A run counts on the day it was started.",
		range: "Days",
		days: ({ count }) => count === 1 ? "Today" : `${number$1(count)} days`,
		group: "Grouped by",
		groups: {
			tool: "Tool",
			route: "Tool and engine",
			model: "Model",
			day: "Day"
		},
		total: "All tools",
		none: "No runs ended in this period.",
		download: "Download as CSV",
		downloading: "Preparing the file",
		route: ({ tool, engine }) => `${tool} with ${engine}`,
		columns: {
			day: "Day",
			tool: "Tool",
			engine: "Engine",
			model: "Model",
			runs: "Runs",
			unknown: "Runs with unknown cost",
			atMost: "Runs with an upper bound",
			points: "Points charged",
			paidPoints: "Points paid for",
			currency: "Currency",
			cost: "Cost",
			costEach: "Cost per run",
			income: "Income",
			margin: "Margin",
			spent: "Spent, 24\xA0h"
		},
		noEngine: "No engine",
		noModel: "–",
		unknown: "unknown",
		unknownRuns: ({ count }) => count === 1 ? "1 run with unknown cost" : `${number$1(count)} runs with unknown cost`,
		atMostRuns: ({ count }) => count === 1 ? "1 run ended early, counted in full" : `${number$1(count)} runs ended early, counted in full`,
		atMost: ({ value }) => `at most ${value}`,
		atLeast: ({ value }) => `at least ${value}`,
		about: ({ value }) => `about ${value}`,
		eachRun: ({ value }) => `${value} per run`,
		paidPoints: ({ count }) => `${number$1(count)} paid for`,
		mixed: "two currencies",
		below: {
			title: "At a loss",
			line: ({ name, cost, income }) => `${name} cost ${cost} and brought in ${income}.`,
			gifts: "Most of its points were given away or bought with the test wallet.",
			raise: ({ factor }) => `To break even, it has to cost ${factor} times as many points.`,
			setPrice: "Set its price",
			changeEngine: "Put a cheaper engine first"
		}
	},
	tasks: {
		searchHint: "Run, tool, engine, error, organisation or member",
		columns: {
			time: "Time",
			tool: "Tool",
			who: "Organisation and member",
			engine: "Engine",
			points: "Points",
			state: "State"
		},
		states: {
			PENDING: "Queued",
			RUNNING: "Running",
			SUCCEEDED: "Done",
			FAILED: "Failed",
			CANCELED: "Cancelled"
		},
		attempts: ({ count }) => count === 1 ? "1 failed attempt" : `${number$1(count)} failed attempts`,
		cancel: {
			action: "Cancel the run",
			title: "Cancel this run?",
			line: ({ name, value }) => `This stops ${name}’s run. Of its ${points$1(value)}, those for unfinished pictures are refunded.`,
			keep: "Let it run",
			done: "The run is being cancelled."
		},
		retry: {
			action: "Run again",
			title: "Run this again?",
			line: ({ name, organisation }) => `A new run with the same input for ${name}. ${organisation} pays today’s price; the failed run was refunded.`,
			once: "A failed run can be repeated once. If the new run fails too, repeat that one.",
			done: "The run was started again."
		}
	},
	engines: {
		served: ({ served, all }) => `${number$1(served)} of ${number$1(all)} tools can run.`,
		order: "Tools and their order",
		line: "Each run goes to the first open engine that can take it, at the tool’s price. Figures cover the last 24 hours.",
		orderOf: ({ name }) => `Engines of ${name}, in order`,
		comma: ", ",
		next: " then ",
		noneOpen: "No engine available",
		/** What a run costs if a person chooses the engine. */
		price: {
			label: "Points when chosen",
			usual: "the tool’s price",
			own: "leave empty for the tool’s price",
			wrong: "Enter a whole number from 1 to 100,000."
		},
		columns: {
			tool: "Tool",
			engines: "Engines, in order",
			runs: "Runs",
			median: "Median",
			failedShare: "Failed",
			state: "State",
			lastError: "Last failure"
		},
		/** What engines do besides the tools of this site. */
		capabilities: {
			write_text: "Writing and chat",
			split_script: "Scripts into scenes",
			text_to_speech: "Text to speech",
			draw_shot: "Story shots",
			draw_look: "Character looks",
			transcribe: "Transcription",
			text_to_video: "Text to video",
			image_to_video: "Image to video",
			talking_portrait: "Talking portrait",
			retalk: "Video retalk",
			remove_subtitles: "Subtitle removal",
			read_subtitles: "Reading burnt-in subtitles",
			find_speech: "Finding speech",
			translate_subtitles: "Subtitle translation",
			translate_audio: "Audio translation"
		},
		kinds: {
			hosted: "Hosted by its provider",
			own: "On your own machines",
			builtin: "Built in, no AI model"
		},
		/** What an engine says of itself, and what its models cost the operator. */
		facts: {
			pictures: ({ count }) => count === 1 ? "1 picture" : `${String(count)} pictures`,
			megapixels: ({ count }) => count === 1 ? "1 megapixel" : `${String(count)} megapixels`,
			characters: ({ count }) => `${String(count)} characters`,
			seconds: ({ count }) => `${String(count)} seconds`,
			most: ({ limits }) => `At most ${limits}`,
			told: "Cost reported with each run",
			costs: ({ cost }) => `Cost: ${cost}`,
			unknown: "Cost unknown",
			free: "No cost per run",
			/** A price in words; `money` writes millionths of its currency. */
			rule: ({ rule, money }) => {
				if (rule.kind === "each") {
					const { of = 1, unit, micros } = rule;
					return of === 1 ? `${money(micros)} per ${unit}` : `${money(micros)} per ${of} ${unit}s`;
				}
				if (rule.kind === "film") return Object.entries(rule.micros).map(([resolution, micros = 0]) => `${money(micros)} per second at ${resolution}`).join(", ");
				if (rule.kind === "tokens") {
					const { text, picture, made, most } = rule;
					const asked = picture === void 0 ? "input" : "text input";
					return [
						`per million tokens: ${money(text)} ${asked}`,
						...picture === void 0 ? [] : [`${money(picture)} picture input`],
						`${money(made)} output`,
						...most === void 0 ? [] : [`up to ${most} input tokens`]
					].join(", ");
				}
				const { run = 0, first, more, sent } = rule;
				return [
					...run > 0 ? [`${money(run)} per call`] : [],
					`${money(first)} for the first megapixel`,
					`${money(more)} for each additional one`,
					...sent > 0 ? [`${money(sent)} for each one sent`] : []
				].join(", ");
			}
		},
		seconds: ({ ms }) => ms === null ? "–" : `${number$1(Math.round(ms / 100) / 10)}\u00a0s`,
		move: ({ name }) => `Move ${name}: up and down keys`,
		movedTo: ({ name, place, of }) => `${name} is number ${number$1(place)} of ${number$1(of)}`,
		use: ({ name }) => `Use ${name}`,
		ready: "Available",
		first: "Available, tried first",
		trial: "Failed several times, retried with one run at a time",
		missing: ({ what }) => `Needs ${what}`,
		closed: {
			no_answer: ({ what }) => `No answer from ${what}`,
			lacks: ({ what }) => `Not on the server: ${what}`,
			retired: ({ what }) => `Model retired: change ${what}`,
			off: () => "Switched off",
			resting: ({ what }) => `Failed several times, next attempt at ${what}`
		},
		retired: ({ model, on, successor }) => successor === "" ? `${model} was retired on ${on}. There is no replacement here: use another engine.` : `${model} was retired on ${on}. Use ${successor} instead.`,
		retiring: ({ model, on, successor }) => successor === "" ? `${model} ends on ${on}. There is no replacement here: set up another engine by then.` : `${model} ends on ${on}. Use ${successor} instead.`,
		keys: {
			title: "Keys and addresses",
			line: "Stored encrypted, never shown again and never logged.",
			provider: "Provider",
			value: "Settings",
			opens: "Unlocks",
			tools: ({ tools }) => tools === 1 ? "1 tool" : `${number$1(tools)} tools`,
			does: ({ names }) => `Unlocks ${names}.`,
			lastTest: "Last test",
			untested: "Not tested",
			nothingFree: "No free test.",
			paid: {
				open: "Paid test",
				title: ({ name }) => `Test ${name} with a picture?`,
				line: "This provider offers no free call to test with. The test makes one small picture, which the provider bills. No points are charged, and the picture is not kept.",
				price: ({ price }) => `According to its price list, this costs ${price}.`,
				unknown: "Its price is unknown.",
				confirm: "Make the picture",
				confirmAt: ({ price }) => `Test for ${price}`
			},
			answered: ({ ok, ms, at }) => `${ok ? "Works" : "Failed"}, ${number$1(Math.round(ms / 100) / 10)}\u00a0s, ${at}`,
			test: "Test",
			testing: "Testing",
			edit: "Change",
			possible: "Also available",
			environment: "environment",
			console: ({ name }) => `set by ${name}`,
			unreadable: "encrypted with another key; enter it again",
			fromEnvironment: ({ value }) => `The environment sets it: ${value}`,
			environmentOnly: "Only the environment can set it.",
			/** What a setting is for, by the end of its name; the first that fits. */
			hints: {
				OPENAI_COMPATIBLE_PRIVATE: "Set to 1 if the server is on this machine or an internal network, or has no https. Its address must then be set in the environment too.",
				OPENAI_COMPATIBLE_BASE_URL: "The base URL of its API, usually ending in /v1. At least one model is required. An address on this machine or an internal network must be set in the environment, together with OPENAI_COMPATIBLE_PRIVATE=1.",
				OPENAI_COMPATIBLE_API_KEY: "Leave empty if the server needs none.",
				OPENAI_COMPATIBLE_VISION_MODEL: "The model that writes and reads pictures. Leave empty for none.",
				OPENAI_COMPATIBLE_TEXT_MODEL: "The model that writes. Leave empty for none.",
				OPENAI_COMPATIBLE_IMAGE_MODEL: "The model that makes pictures. Leave empty for none.",
				OPENAI_COMPATIBLE_SPEECH_MODEL: "The model that speaks. Leave empty for none.",
				OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: "The model that transcribes. Leave empty for none.",
				DASHSCOPE_BASE_URL: "The region of the key: https://dashscope-intl.aliyuncs.com/api/v1 (Singapore) or https://dashscope.aliyuncs.com/api/v1 (Beijing). Leave empty for the region of this site.",
				COMFYUI_URLS: "Separated by commas, such as http://10.0.0.5:8188,http://10.0.0.6:8188.",
				COMFYUI_CHECKPOINT: "Another checkpoint on the servers. Leave empty for the one named in the workflows.",
				COMFYUI_UPSCALE_MODEL: "Another upscale model on the servers. Leave empty for the one named in the workflows.",
				LOCAL_MEMORY: "Memory that a model may use, in MiB. Leave empty for half of the machine’s memory.",
				LOCAL_THREADS: "Leave empty for one fewer than the number of cores.",
				GHOSTCUT_POINT_PRICE: "What one of its points costs you, such as 0.5 CNY. Leave empty if unknown.",
				_TEXT_PRICE: "What a million tokens cost you, input/output, such as 0.25/2 USD.",
				_PRICE: "What one result costs you, such as 0.004 USD. Leave empty if unknown.",
				_URL: "Another region or address of the provider, with https. Leave empty for the default.",
				_MODEL: "Leave empty for the default."
			},
			required: "required",
			optional: "optional",
			remove: "Remove",
			keep: "Keep",
			willBeRemoved: "will be removed",
			save: "Save",
			saved: "Saved. In effect on every server."
		},
		servers: {
			title: ({ name }) => `Servers of ${name}`,
			line: "Each run goes to the server with the shortest queue.",
			address: "Address",
			up: "Online",
			away: "No answer",
			queued: "Queued",
			workflows: "Workflows",
			does: ({ does, all }) => `${number$1(does)} of ${number$1(all)}`,
			lacks: ({ names }) => `Lacks ${names}`
		},
		/** Model files for this machine. */
		models: {
			title: "Models on this machine",
			line: "They run these tools without a key or a graphics card. Download them here, or on the server with npm run models.",
			noRuntime: "The runtime is not installed yet: it comes with the first model.",
			columns: {
				model: "Model",
				tools: "Used for",
				size: "File",
				memory: "Memory",
				licence: "Licence",
				acts: "Actions"
			},
			states: {
				ready: "Ready",
				damaged: "Damaged",
				copied: "Copied, not checked",
				part: "Download interrupted",
				absent: "Not downloaded"
			},
			acts: {
				absent: "Download",
				part: "Resume download",
				damaged: "Download again",
				copied: "Check and use",
				check: "Check file",
				remove: "Delete",
				cancel: "Cancel"
			},
			actOf: ({ act, name }) => `${act}: ${name}`,
			working: {
				add: ({ percent }) => percent >= 100 ? "Checking" : `Downloading, ${number$1(percent)}%`,
				check: "Checking"
			},
			progress: ({ name }) => `Progress of ${name}`,
			removing: {
				title: ({ name }) => `Delete ${name}?`,
				line: "Its file is deleted from this machine. Tools that use it continue with another engine. You can download it again.",
				done: ({ name }) => `${name} was deleted.`
			},
			kinds: {
				remove_background: "Remove background",
				remove_object: "Remove objects",
				extend: "Extend",
				upscale: "Upscale",
				camera_move: "3D video"
			},
			size: ({ bytes }) => `${number$1(Math.round(bytes / 2 ** 20))}\u00a0MiB`,
			unknown: "Unknown"
		}
	},
	audit: {
		columns: {
			time: "Time",
			operator: "Operator",
			action: "Action",
			subject: "Subject",
			reason: "Reason",
			change: "Change"
		},
		actions: {
			"user.promote": "Made an operator",
			"user.demote": "Removed operator rights",
			"user.disable": "Disabled an account",
			"user.enable": "Enabled an account",
			"user.sign_out": "Signed out everywhere",
			"user.delete": "Deleted their own account",
			"user.leave_as_is": "Account unchanged",
			"organisation.correct_points": "Adjusted points",
			"order.check": "Checked with the provider",
			"order.refund": "Requested a refund",
			"product.create": "Added a product",
			"product.update": "Changed a product",
			"tool.set_price": "Set a price",
			"task.cancel": "Cancelled a run",
			"task.retry": "Repeated a run",
			"engine.order": "Changed the order of engines",
			"engine.set_settings": "Set up an engine",
			"engine.paid_test": "Ran a paid test",
			"engine.remove_settings": "Removed an engine’s settings",
			"model.add": "Added a model",
			"model.check": "Checked a model",
			"model.cancel": "Stopped work on a model",
			"model.remove": "Deleted a model"
		},
		subjects: {
			user: "Account",
			organisation: "Organisation",
			order: "Order",
			product: "Product",
			tool: "Tool",
			task: "Run",
			engine: "Engine",
			model: "Model"
		},
		fields: {
			order: "order",
			off: "off",
			cost: "cost",
			is_operator: "operator",
			disabled: "disabled",
			balance: "points",
			plan: "plan points",
			points: "points",
			price: "price",
			name_en: "English name",
			name_zh: "Chinese name",
			type: "plan",
			valid_days: "days",
			position: "position",
			offered: "offered",
			state: "state"
		},
		yes: "yes",
		no: "no",
		everything: "Show all",
		onlyOf: ({ subject }) => `Only entries for ${subject}`
	}
};
// contract/messages/zh/admin.ts
var number = (value) => value.toLocaleString("zh-CN");
var points = (value) => `${number(value)}\u00a0积分`;
var users = {
	searchHint: "姓名、邮箱、手机号或 ID",
	columns: {
		name: "姓名",
		contact: "邮箱或手机号",
		organisations: "所在组织",
		since: "注册时间",
		state: "状态"
	},
	roles: {
		founder: "创建者",
		admin: "管理员",
		member: "成员"
	},
	operator: "平台管理员",
	bySettings: "平台管理员（由配置指定）",
	disabled: "已停用",
	active: "正常",
	you: "（你）",
	promote: {
		action: "设为平台管理员",
		title: ({ name }) => spaced`将${name}设为平台管理员？`,
		line: "对方将看到这里的全部账号、组织和订单，权限与你相同。",
		done: "已设为平台管理员。"
	},
	demote: {
		action: "取消平台管理员权限",
		title: ({ name }) => spaced`取消${name}的平台管理员权限？`,
		line: "账号保留，但不能再打开管理后台。",
		done: "已取消平台管理员权限。"
	},
	disable: {
		action: "停用账号",
		title: ({ name }) => spaced`停用${name}的账号？`,
		line: "所有设备立即退出，之后无法登录。作品、积分和组织都会保留。",
		done: "账号已停用。"
	},
	enable: {
		action: "恢复账号",
		title: ({ name }) => spaced`恢复${name}的账号？`,
		line: "对方可以用原来的方式重新登录。",
		done: "账号已恢复。"
	},
	signOut: {
		action: "退出所有设备",
		title: ({ name }) => spaced`让${name}退出所有设备？`,
		line: "所有设备立即退出，对方可以重新登录。",
		done: "已退出所有设备。"
	}
};
var organisations = {
	searchHint: "名称或 ID",
	columns: {
		name: "名称",
		edition: "套餐",
		members: "成员数与上限",
		balance: "积分",
		frozen: "冻结",
		storage: "存储空间",
		since: "创建时间"
	},
	editions: {
		free: "免费版",
		vip: "个人会员",
		team: "创业团队",
		com: "企业版"
	},
	until: ({ date }) => `${date}到期`,
	ended: ({ date }) => `已于 ${date}到期`,
	seats: ({ members, seats }) => `${number(members)} / ${number(seats)}`,
	orders: "查看订单",
	runs: "查看任务",
	correct: {
		action: "调整积分",
		title: ({ name }) => `调整“${name}”的积分`,
		way: "调整方式",
		add: "增加积分",
		take: "扣除积分",
		points: "积分",
		pointsWrong: ({ most }) => `请填写 1 到 ${number(most)} 的整数。`,
		now: ({ balance }) => `当前 ${points(balance)}`,
		willAdd: ({ value, after }) => `赠送 ${points(value)}，之后共 ${points(after)}，永久有效。`,
		willTake: ({ value, after }) => `记一笔系统扣除 ${points(value)}，之后为 ${points(after)}，套餐积分最后扣。`,
		tooMany: "没有这么多积分可扣。",
		done: ({ balance }) => `已调整，当前 ${points(balance)}。`
	}
};
var orders = {
	searchHint: "订单号、支付单号、组织或购买人",
	columns: {
		time: "时间",
		who: "组织与购买人",
		what: "商品",
		amount: "金额",
		paidBy: "支付方式",
		state: "状态"
	},
	statuses: {
		0: "待支付",
		1: "已支付",
		2: "已关闭",
		3: "已退款"
	},
	onlyProblems: "有异常",
	problems: {
		wrong_amount: "实付金额不符",
		wrong_currency: "支付币种不符",
		partial_refund: "只退回了部分金额"
	},
	otherProblem: "款项与订单不符",
	refunds: {
		requested: "退款中",
		failed: "退款失败"
	},
	providers: {
		wechat: "微信支付",
		paypal: "PayPal",
		sandbox: "测试钱包"
	},
	persons: ({ count }) => `${number(count)}\u00a0人`,
	points: ({ value }) => points(value),
	numbers: ({ name }) => `单号（${name}）`,
	check: {
		action: "重新查询支付结果",
		done: ({ status }) => `已查询，订单状态：${status}。`
	},
	refund: {
		action: "退款",
		title: ({ amount }) => `退款 ${amount}？`,
		money: ({ amount, buyer, provider }) => `${amount} 将退回给 ${buyer}（${provider}）。`,
		points: ({ value, organisation }) => `从“${organisation}”扣回 ${points(value)}，不足则扣完为止；套餐按没有这笔订单重新计算。`,
		final: "退款后无法撤回。",
		done: "已提交退款。",
		refunded: "已退款。"
	}
};
var products = {
	columns: {
		name: "名称",
		type: "套餐",
		period: "天数",
		price: "价格",
		points: "积分",
		offered: "销售状态"
	},
	offered: "在售",
	withdrawn: "已下架",
	add: "新增商品",
	addTitle: "新增商品",
	edit: "编辑",
	editTitle: ({ name }) => `编辑“${name}”`,
	line: "价格与积分均按一人、整个周期计。已有订单仍按下单时的内容履行。",
	fields: {
		type: "套餐",
		nameEn: "英文名称",
		nameZh: "中文名称",
		price: ({ currency }) => `价格（${currency}）`,
		points: "积分",
		validDays: "天数",
		position: "排序",
		offered: "在价格页销售"
	},
	wrong: {
		name: "请填写 1 到 60\xA0个字。",
		price: "须大于 0，精确到分。",
		points: "请填写不小于 1 的整数。",
		validDays: "请填写 1 到 3660 的整数。",
		position: "请填写 0 到 1000 的整数。"
	},
	save: "保存",
	saved: "已保存。"
};
var prices = {
	line: "单次生成的积分，未计张数、画质与时长；对话与剧本按每 1,000\xA0个 token（不足按一份）计。修改后 5\xA0秒内生效，已开始的任务仍按原价。",
	columns: {
		tool: "工具",
		path: "接口",
		seed: "目录价",
		now: "现价"
	},
	changed: "已改价",
	edit: "改价",
	title: ({ name }) => `“${name}”的价格`,
	points: "单次积分",
	seed: ({ value }) => `目录价 ${points(value)}`,
	wrong: "请填写 0 到 100,000 的整数。",
	save: "确定改价",
	done: "价格已更新。"
};
var costs = {
	line: "成本是服务商对任务收取的费用，收入是这些任务所用积分的购买金额。赠送的积分、已退款的订单和测试钱包不计收入。任务计入开始当天。",
	range: "天数",
	days: ({ count }) => count === 1 ? "今天" : `近 ${number(count)}\u00a0天`,
	group: "汇总方式",
	groups: {
		tool: "按工具",
		route: "按工具与引擎",
		model: "按模型",
		day: "按天"
	},
	total: "全部工具",
	none: "这段时间没有结束的任务。",
	download: "下载 CSV",
	downloading: "正在准备文件",
	route: ({ tool, engine }) => `${tool}（${engine}）`,
	columns: {
		day: "日期",
		tool: "工具",
		engine: "引擎",
		model: "模型",
		runs: "任务数",
		unknown: "成本未知的任务",
		atMost: "只知成本上限的任务",
		points: "已扣积分",
		paidPoints: "其中付费积分",
		currency: "币种",
		cost: "成本",
		costEach: "单次成本",
		income: "收入",
		margin: "毛利",
		spent: "近 24\xA0小时花费"
	},
	noEngine: "未使用引擎",
	noModel: "–",
	unknown: "未知",
	unknownRuns: ({ count }) => `${number(count)}\u00a0个任务成本未知`,
	atMostRuns: ({ count }) => `${number(count)}\u00a0个任务提前结束，按全额计`,
	atMost: ({ value }) => `最多 ${value}`,
	atLeast: ({ value }) => `至少 ${value}`,
	about: ({ value }) => `约 ${value}`,
	eachRun: ({ value }) => `单次 ${value}`,
	paidPoints: ({ count }) => `付费 ${number(count)}`,
	mixed: "两种货币",
	below: {
		title: "亏损",
		line: ({ name, cost, income }) => spaced`${name}成本 ${cost}，收入 ${income}。`,
		gifts: "所用积分大多为赠送，或在测试钱包购买。",
		raise: ({ factor }) => `积分调到现在的 ${factor}\u00a0倍才能持平。`,
		setPrice: "调整价格",
		changeEngine: "优先使用成本更低的引擎"
	}
};
var tasks = {
	searchHint: "任务号、工具、引擎、错误、组织或成员",
	columns: {
		time: "时间",
		tool: "工具",
		who: "组织与成员",
		engine: "引擎",
		points: "积分",
		state: "状态"
	},
	states: {
		PENDING: "排队中",
		RUNNING: "进行中",
		SUCCEEDED: "已完成",
		FAILED: "失败",
		CANCELED: "已取消"
	},
	attempts: ({ count }) => `失败 ${number(count)}\u00a0次`,
	cancel: {
		action: "取消任务",
		title: "取消这个任务？",
		line: ({ name, value }) => spaced`${name}的任务将终止，${points(value)}中未交付的部分会退回。`,
		keep: "继续",
		done: "正在取消任务。"
	},
	retry: {
		action: "重试",
		title: "重试这个任务？",
		line: ({ name, organisation }) => spaced`用相同的参数为${name}新建一个任务，按今天的价格从“${organisation}”扣积分；失败任务的积分已退回。`,
		once: "每个失败任务只能重试一次；新任务若再失败，请对新任务操作。",
		done: "已重新开始。"
	}
};
var audit = {
	columns: {
		time: "时间",
		operator: "操作人",
		action: "操作",
		subject: "对象",
		reason: "原因",
		change: "变更"
	},
	actions: {
		"user.promote": "设为平台管理员",
		"user.demote": "取消平台管理员权限",
		"user.disable": "停用账号",
		"user.enable": "恢复账号",
		"user.sign_out": "退出所有设备",
		"user.delete": "注销了自己的账号",
		"user.leave_as_is": "账号未变",
		"organisation.correct_points": "调整积分",
		"order.check": "查询支付结果",
		"order.refund": "提交退款",
		"product.create": "新增商品",
		"product.update": "修改商品",
		"tool.set_price": "改价",
		"task.cancel": "取消任务",
		"task.retry": "重试任务",
		"engine.order": "调整引擎顺序",
		"engine.set_settings": "设置引擎",
		"engine.paid_test": "付费测试引擎",
		"engine.remove_settings": "移除引擎设置",
		"model.add": "添加模型",
		"model.check": "校验模型",
		"model.cancel": "停止模型任务",
		"model.remove": "删除模型"
	},
	subjects: {
		user: "账号",
		organisation: "组织",
		order: "订单",
		product: "商品",
		tool: "工具",
		task: "任务",
		engine: "引擎",
		model: "模型"
	},
	fields: {
		order: "顺序",
		off: "停用",
		cost: "成本",
		is_operator: "平台管理员",
		disabled: "停用",
		balance: "积分",
		plan: "其中套餐积分",
		points: "积分",
		price: "价格",
		name_en: "英文名称",
		name_zh: "中文名称",
		type: "套餐",
		valid_days: "天数",
		position: "排序",
		offered: "在售",
		state: "状态"
	},
	yes: "是",
	no: "否",
	everything: "显示全部",
	onlyOf: ({ subject }) => spaced`仅显示针对${subject}的操作`
};
var UNITS = {
	picture: "张图片",
	second: "秒",
	character: "个字符",
	call: "次调用",
	result: "个结果"
};
// contract/messages/areas/admin.ts
/** The operators' console. Loaded with its area, not with the first page. */
var adminTexts = {
	en: admin$1,
	zh: {
		nav: "栏目",
		sections: {
			overview: "概览",
			users: "用户",
			organisations: "组织",
			orders: "订单",
			products: "商品",
			prices: "工具价格",
			costs: "成本与毛利",
			tasks: "任务",
			engines: "引擎",
			audit: "操作日志"
		},
		list: {
			search: "搜索",
			clear: "清除",
			filter: "筛选",
			all: "全部",
			more: "显示更多",
			shown: ({ count }) => `共 ${number(count)}\u00a0行`,
			empty: "暂无内容。",
			nothingFound: "没有符合条件的内容。",
			actions: "操作",
			actionsFor: ({ name }) => spaced`对${name}的操作`,
			details: "详情",
			history: "查看操作日志"
		},
		ask: {
			reason: "原因",
			reasonHint: "会记入操作日志。",
			reasonHintLedger: "会记入操作日志，并显示在该组织的积分明细里。",
			reasonMissing: "请写明原因，2 到 300\xA0个字。",
			cancel: "取消",
			working: "请稍候"
		},
		overview: {
			people: "用户",
			users: "账号",
			organisations: "组织",
			money: "近 30\xA0天收款",
			revenue: ({ currency }) => `净收入（${currency}）`,
			testRevenue: ({ currency }) => `测试支付（${currency}）`,
			noRevenue: "没有已支付的订单。",
			problems: "款项不符的订单",
			runs: "任务",
			open: "排队或进行中",
			failed: "近 24\xA0小时失败",
			belowZero: "近 30\xA0天亏损的工具"
		},
		users,
		organisations,
		orders,
		products,
		prices,
		services: {
			chat: "对话与提示词助手",
			script: "剧本",
			speech: "语音",
			"dubbed-line": "配音台词",
			"draw-shot": "分镜画面",
			"draw-look": "角色造型"
		},
		costs,
		tasks,
		engines: {
			served: ({ served, all }) => `${number(all)}\u00a0个工具中有 ${number(served)}\u00a0个可以使用。`,
			order: "工具与引擎顺序",
			line: "每个任务交给第一个可用且能接手的引擎，按工具价格扣积分。数字为近 24\xA0小时。",
			orderOf: ({ name }) => spaced`${name}的引擎顺序`,
			comma: "、",
			next: "，其次：",
			noneOpen: "没有可用的引擎",
			price: {
				label: "用户指定时的积分",
				usual: "同工具价格",
				own: "留空则同工具价格",
				wrong: "请填写 1 到 100,000 的整数。"
			},
			columns: {
				tool: "工具",
				engines: "引擎（按顺序）",
				runs: "任务数",
				median: "耗时中位数",
				failedShare: "失败率",
				state: "状态",
				lastError: "最近一次失败"
			},
			capabilities: {
				write_text: "写作与对话",
				split_script: "剧本分镜",
				text_to_speech: "语音合成",
				draw_shot: "分镜画面",
				draw_look: "角色造型",
				transcribe: "语音转文字",
				text_to_video: "文生视频",
				image_to_video: "图生视频",
				talking_portrait: "口型同步",
				retalk: "视频改口型",
				remove_subtitles: "字幕去除",
				read_subtitles: "识别画面字幕",
				find_speech: "检测人声",
				translate_subtitles: "翻译字幕",
				translate_audio: "翻译配音"
			},
			facts: {
				pictures: ({ count }) => `${String(count)}\u00a0张图片`,
				megapixels: ({ count }) => `${Math.round(100 * count)}\u00a0万像素`,
				characters: ({ count }) => `${String(count)}\u00a0个字符`,
				seconds: ({ count }) => `${String(count)}\u00a0秒`,
				most: ({ limits }) => `上限：${limits}`,
				told: "成本由服务商随每次任务返回",
				costs: ({ cost }) => `成本：${cost}`,
				unknown: "成本未知",
				free: "每次任务没有成本",
				rule: ({ rule, money }) => {
					if (rule.kind === "each") {
						const { of = 1, unit, micros } = rule;
						return `每${of === 1 ? "" : ` ${of}\u00a0`}${UNITS[unit]} ${money(micros)}`;
					}
					if (rule.kind === "film") return Object.entries(rule.micros).map(([resolution, micros = 0]) => `${resolution} 每秒 ${money(micros)}`).join("，");
					if (rule.kind === "tokens") {
						const { text, picture, made, most } = rule;
						return [
							`每百万 token：${picture === void 0 ? "输入" : "文字"} ${money(text)}`,
							...picture === void 0 ? [] : [`图片 ${money(picture)}`],
							`${picture === void 0 ? "输出" : "生成"} ${money(made)}`,
							...most === void 0 ? [] : [`输入不超过 ${most} 时`]
						].join("，");
					}
					const { run = 0, first, more, sent } = rule;
					return [
						...run > 0 ? [`每次调用 ${money(run)}`] : [],
						`首个百万像素 ${money(first)}`,
						`之后每个 ${money(more)}`,
						...sent > 0 ? [`传入的每个 ${money(sent)}`] : []
					].join("，");
				}
			},
			kinds: {
				hosted: "服务商托管",
				own: "自有服务器",
				builtin: "内置，无 AI 模型"
			},
			seconds: ({ ms }) => ms === null ? "–" : `${number(Math.round(ms / 100) / 10)}\u00a0秒`,
			move: ({ name }) => spaced`移动${name}：按上下方向键`,
			movedTo: ({ name, place, of }) => spaced`${name}现在排第 ${number(place)}，共 ${number(of)}\u00a0个`,
			use: ({ name }) => spaced`启用${name}`,
			ready: "可用",
			first: "可用，优先使用",
			trial: "曾连续失败，正逐个任务尝试恢复",
			missing: ({ what }) => `缺少 ${what}`,
			closed: {
				no_answer: ({ what }) => `${what} 没有响应`,
				lacks: ({ what }) => `服务器上缺少 ${what}`,
				retired: ({ what }) => `模型已下线，请修改 ${what}`,
				off: () => "已停用",
				resting: ({ what }) => `连续失败，${what} 再试`
			},
			retired: ({ model, on, successor }) => successor === "" ? `${model} 已于 ${on} 下线，暂无可用的后继模型，请改用其他引擎。` : `${model} 已于 ${on} 下线，请改用 ${successor}。`,
			retiring: ({ model, on, successor }) => successor === "" ? `${model} 将于 ${on} 下线，暂无可用的后继模型，请提前接入其他引擎。` : `${model} 将于 ${on} 下线，请改用 ${successor}。`,
			keys: {
				title: "密钥与地址",
				line: "加密保存，不再显示，不写入日志。",
				provider: "服务商",
				value: "设置",
				opens: "可用工具",
				tools: ({ tools }) => `${number(tools)}\u00a0个工具`,
				does: ({ names }) => `可用于：${names}。`,
				lastTest: "最近测试",
				untested: "未测试",
				nothingFree: "没有免费的测试接口。",
				paid: {
					open: "付费测试",
					title: ({ name }) => spaced`用一张图片测试${name}？`,
					line: "这家服务商没有免费的测试接口。测试会生成一张小图，由服务商计费；不扣积分，图片不保存。",
					price: ({ price }) => `按价目表收费 ${price}。`,
					unknown: "费用未知。",
					confirm: "生成测试图",
					confirmAt: ({ price }) => `测试，费用 ${price}`
				},
				answered: ({ ok, ms, at }) => `${ok ? "正常" : "失败"}，${number(Math.round(ms / 100) / 10)}\u00a0秒，${at}`,
				test: "测试",
				testing: "测试中",
				edit: "修改",
				possible: "还可以接入",
				environment: "环境变量",
				console: ({ name }) => spaced`由${name}设置`,
				unreadable: "由另一把密钥加密，请重新填写",
				fromEnvironment: ({ value }) => `已由环境变量设置：${value}`,
				environmentOnly: "只能通过环境变量设置。",
				hints: {
					OPENAI_COMPATIBLE_PRIVATE: "服务在本机或内网，或没有 https 时设为 1；此时地址也在环境变量里设置。",
					OPENAI_COMPATIBLE_BASE_URL: "接口的起始地址，通常以 /v1 结尾，并且至少填写一个模型。本机或内网地址请在环境变量里设置，同时设置 OPENAI_COMPATIBLE_PRIVATE=1。",
					OPENAI_COMPATIBLE_API_KEY: "服务不要求密钥时留空。",
					OPENAI_COMPATIBLE_VISION_MODEL: "能写作也能看图的模型，没有则留空。",
					OPENAI_COMPATIBLE_TEXT_MODEL: "写作模型，没有则留空。",
					OPENAI_COMPATIBLE_IMAGE_MODEL: "图片生成模型，没有则留空。",
					OPENAI_COMPATIBLE_SPEECH_MODEL: "语音合成模型，没有则留空。",
					OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL: "语音转文字模型，没有则留空。",
					DASHSCOPE_BASE_URL: "密钥所属地域：https://dashscope.aliyuncs.com/api/v1（北京）或 https://dashscope-intl.aliyuncs.com/api/v1（新加坡）。留空则为本站所在地域。",
					COMFYUI_URLS: "多个地址用英文逗号隔开，如 http://10.0.0.5:8188,http://10.0.0.6:8188。",
					COMFYUI_CHECKPOINT: "服务器上的另一个 checkpoint，留空则用工作流里的。",
					COMFYUI_UPSCALE_MODEL: "服务器上的另一个放大模型，留空则用工作流里的。",
					LOCAL_MEMORY: "模型可用的内存（MiB），留空为本机内存的一半。",
					LOCAL_THREADS: "留空为核心数减一。",
					GHOSTCUT_POINT_PRICE: "服务商每点的成本，如 0.5 CNY；留空则成本未知。",
					_TEXT_PRICE: "每百万 token 的成本，输入/输出，如 0.25/2 USD。",
					_PRICE: "每个结果的成本，如 0.004 USD；留空则未知。",
					_URL: "服务商的另一个地域或地址，须为 https；留空则用默认地址。",
					_MODEL: "留空则用默认模型。"
				},
				required: "必填",
				optional: "选填",
				remove: "移除",
				keep: "保留",
				willBeRemoved: "将被移除",
				save: "保存",
				saved: "已保存，所有服务器立即生效。"
			},
			servers: {
				title: ({ name }) => spaced`${name}服务器`,
				line: "任务交给队列最短的服务器。",
				address: "地址",
				up: "在线",
				away: "没有响应",
				queued: "队列中",
				workflows: "工作流",
				does: ({ does, all }) => `${number(all)}\u00a0个中可用 ${number(does)}\u00a0个`,
				lacks: ({ names }) => spaced`缺少${names}`
			},
			models: {
				title: "本机模型",
				line: "有了本机模型，没有密钥和显卡也能使用这些工具。可在这里下载，也可在服务器上运行 npm run models。",
				noRuntime: "尚未安装运行库，添加第一个模型时会一并安装。",
				columns: {
					model: "模型",
					tools: "用于",
					size: "文件",
					memory: "内存",
					licence: "许可证",
					acts: "操作"
				},
				states: {
					ready: "可用",
					damaged: "已损坏",
					copied: "已复制，尚未校验",
					part: "下载中断",
					absent: "未下载"
				},
				acts: {
					absent: "下载",
					part: "继续下载",
					damaged: "重新下载",
					copied: "校验并启用",
					check: "校验文件",
					remove: "删除",
					cancel: "取消"
				},
				actOf: ({ act, name }) => `${act}：${name}`,
				working: {
					add: ({ percent }) => percent >= 100 ? "正在校验" : `正在下载，${number(percent)}%`,
					check: "正在校验"
				},
				progress: ({ name }) => spaced`${name}的进度`,
				removing: {
					title: ({ name }) => spaced`删除${name}？`,
					line: "模型文件会从本机删除，用到它的工具改由其他引擎完成。以后可以重新下载。",
					done: ({ name }) => spaced`已删除${name}。`
				},
				kinds: {
					remove_background: "抠图",
					remove_object: "消除",
					extend: "扩图",
					upscale: "放大",
					camera_move: "3D 视频"
				},
				size: ({ bytes }) => `${number(Math.round(bytes / 2 ** 20))}\u00a0MiB`,
				unknown: "未知"
			}
		},
		audit
	}
};
// web/features/admin/console.tsx
var console_exports = /* @__PURE__ */ __exportAll({ default: () => Console });
/** Each section is loaded when it is opened; the page shows the previous one until then. */
var SECTIONS = {
	overview: lazyPart(async () => ({ default: (await import("./overview-section-CUzsPmU8.js")).OverviewSection })),
	users: lazyPart(async () => ({ default: (await import("./users-section-BRnok2Hr.js")).UsersSection })),
	organisations: lazyPart(async () => ({ default: (await import("./organisations-section-2UzQJ9BX.js")).OrganisationsSection })),
	orders: lazyPart(async () => ({ default: (await import("./orders-section-9XD9X9GQ.js")).OrdersSection })),
	products: lazyPart(async () => ({ default: (await import("./products-section-DCcMc17j.js")).ProductsSection })),
	prices: lazyPart(async () => ({ default: (await import("./prices-section-CdUZnE6T.js")).PricesSection })),
	costs: lazyPart(async () => ({ default: (await import("./costs-section-DJlfGytL.js")).CostsSection })),
	tasks: lazyPart(async () => ({ default: (await import("./tasks-section-C4kPQhLr.js")).TasksSection })),
	engines: lazyPart(async () => ({ default: (await import("./engines-section-oq8N-_XL.js")).EnginesSection })),
	audit: lazyPart(async () => ({ default: (await import("./audit-section-DI7mG3Fz.js")).AuditSection }))
};
/** The console's navigation and the section that the path names. */
function Console() {
	const { sections, nav } = useAreaTexts(adminTexts);
	const { language } = useLanguage();
	const path = useBarePath();
	const current = ADMIN_SECTIONS.find((section) => sectionPath(section) === path) ?? "overview";
	const Section = SECTIONS[current];
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap admin",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "admin-side",
			children: [/* @__PURE__ */ jsx("p", {
				className: "admin-name",
				children: ADMIN_TITLE[language]
			}), /* @__PURE__ */ jsx("nav", {
				"aria-label": nav,
				className: "admin-nav",
				children: ADMIN_SECTIONS.map((section) => /* @__PURE__ */ jsx(LanguageLink, {
					to: sectionPath(section),
					"aria-current": section === current ? "page" : void 0,
					children: sections[section]
				}, section))
			})]
		}), /* @__PURE__ */ jsxs("section", {
			className: "min-w-0",
			children: [/* @__PURE__ */ jsx("h1", {
				className: "mb-5 text-[26px] leading-8",
				children: sections[current]
			}), /* @__PURE__ */ jsx(Section, {})]
		}, current)]
	});
}
export { Console as default, adminTexts as n, console_exports as t };
