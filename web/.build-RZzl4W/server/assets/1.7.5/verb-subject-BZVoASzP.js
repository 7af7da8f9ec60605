// web/runs/verb-subject.ts
/** A result of a run that the page knows. */
function subjectOfRun(run, result) {
	const prompt = run.input["prompt"];
	return {
		result,
		toolId: run.tool_id,
		prompt: typeof prompt === "string" ? prompt : null,
		projectId: run.project_id
	};
}
/** A result as the lists of stored results hold it. */
function subjectOfCreation(creation) {
	const { tool_id: toolId, prompt, project_id: projectId } = creation;
	return {
		result: creation,
		toolId,
		prompt,
		projectId
	};
}
export { subjectOfRun as n, subjectOfCreation as t };
